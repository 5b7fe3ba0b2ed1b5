import type { CodePlace, CodeProblem, FrameMessage } from './messages';

/** The maximum length of an error message; longer ones are truncated. */
const LONGEST = 1000;

/** The maximum number of suggested names. */
const MOST_NAMES = 25;

/**
 * Validates a message of the frame. Code in it is not trusted: texts are only shown as text, and numbers are
 * limited where they are used.
 */
export function readMessage(data: unknown): FrameMessage | undefined {
  if (!isRecord(data)) return undefined;
  const { kind, run, request, height, names, problem } = data;
  if (kind === 'ready' || kind === 'pong') return { kind };
  if (kind === 'done' && isCount(run)) return { kind, run };
  if (kind === 'height' && isCount(height)) return { kind, height };
  if (kind === 'need' && isCount(request) && isTexts(names)) return { kind, request, names };
  if (kind !== 'failed' || !isCount(run) || !isRecord(problem)) return undefined;
  const read = readProblem(problem);
  return read && { kind, run, problem: read };
}

function readProblem(problem: Record<string, unknown>): CodeProblem | undefined {
  const { reason } = problem;
  const place = readPlace(problem);
  if (reason === 'syntax' || reason === 'runtime')
    return { reason, message: textOf(problem['message']), ...place };
  if (reason === 'no-component' || reason === 'namespace' || reason === 'endless')
    return { reason, ...place };
  if (reason === 'commonjs') return { reason, name: textOf(problem['name']), ...place };
  if (reason !== 'unavailable') return undefined;
  const { specifier, name, offered } = problem;
  const names = isTexts(offered) ? offered.slice(0, MOST_NAMES).map(textOf) : [];
  return { reason, specifier: textOf(specifier), name: textOf(name), offered: names, ...place };
}

function readPlace({ file, line, column }: Record<string, unknown>): CodePlace {
  return {
    ...(typeof file === 'string' && { file: textOf(file) }),
    ...(isCount(line) && { line }),
    ...(isCount(column) && { column }),
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function textOf(value: unknown): string {
  return String(typeof value === 'string' ? value : '').slice(0, LONGEST);
}

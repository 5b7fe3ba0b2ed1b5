import { Presets, SingleBar } from 'cli-progress';
import pc from 'picocolors';
import {
  formatGithub,
  formatJson,
  formatPretty,
  type Problem,
  type Reporter,
  summarised,
} from '../generator';

/** Output formats of problems: for the terminal, for programs, and as annotations of a pull request. */
export const REPORTERS = ['pretty', 'json', 'github'] as const;

export type ReporterName = (typeof REPORTERS)[number];

/** The reporter of `--reporter name` or `--reporter=name`; `pretty` where it is absent or unknown. */
export function reporterIn(args: readonly string[]): ReporterName {
  const asked = args.map((arg, at) => {
    if (arg.startsWith(SPELLED)) return arg.slice(SPELLED.length);
    return args[at - 1] === '--reporter' ? arg : undefined;
  });
  const last = asked.findLast((name) => name !== undefined);
  return REPORTERS.find((name) => name === last) ?? 'pretty';
}

const SPELLED = '--reporter=';

const interactive = process.stderr.isTTY && !process.env['CI'];
const paint = pc.createColors(pc.isColorSupported && process.stderr.isTTY === true);

/** Writes a message to stderr: stdout is for output that programs read. */
export function logMessage(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Writes output that programs read to stdout. */
export function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

/** Reports problems in the given format. Related ones are summarised in one line, unless `all` is set. */
export function reportProblems(found: Problem[], reporter: ReporterName, { all = false } = {}): void {
  const problems = all ? found : summarised(found);
  if (reporter === 'json') print(formatJson(problems));
  else if (problems.length === 0) return;
  else if (reporter === 'github') print(formatGithub(problems));
  else logMessage(`\n${formatPretty(problems, paint)}\n`);
}

/** Colours and weights, where the terminal supports them. */
export const emphasis = { bold: paint.bold, dim: paint.dim, good: paint.green };

/** Shows progress on one line of an interactive terminal, and nothing elsewhere, so that logs stay readable. */
export function terminalReporter(): Reporter & { times: () => [string, number][]; end: () => void } {
  const times: [string, number][] = [];
  let current: { name: string; since: number } | undefined;
  const bar = interactive ? progressBar() : undefined;
  const finish = () => {
    if (current) times.push([current.name, performance.now() - current.since]);
    current = undefined;
    bar?.stop();
  };
  return {
    step: (name) => {
      finish();
      current = { name, since: performance.now() };
      bar?.start(0, 0, { name });
    },
    progress: (done, total) => {
      bar?.setTotal(total);
      bar?.update(done, { name: current?.name ?? '' });
    },
    times: () => times,
    end: finish,
  };
}

function progressBar(): SingleBar {
  const format = `{name} ${paint.cyan('{bar}')} {value}/{total}`;
  return new SingleBar(
    { format, clearOnComplete: true, hideCursor: true, stream: process.stderr },
    Presets.shades_classic,
  );
}

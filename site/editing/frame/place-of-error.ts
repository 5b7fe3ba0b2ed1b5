import type { CodePlace, CodeProblem } from '../messages';
import { CodeError } from './code-error';

/** Urls of the scripts that a reader's files became, and those files' names. */
const scripts = new Map<string, string>();

/** Notes which file a script was made from; both have the same lines. */
export function noteScript(url: string, file: string): void {
  scripts.set(url, file);
}

/** What went wrong, with the line of the reader's code that it came from, as far as an error tells. */
export function placeIn(error: unknown): CodeProblem {
  if (error instanceof CodeError) return error.problem;
  const message = error instanceof Error ? error.message || error.name : String(error);
  return { reason: 'runtime', message, ...placeInStack(error) };
}

function placeInStack(error: unknown): CodePlace {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  for (const [, url = '', line] of stack.matchAll(/(blob:[^\s()]+?):(\d+):\d+/g)) {
    const file = scripts.get(url);
    if (file !== undefined) return { file, line: Number(line) };
  }
  return {};
}

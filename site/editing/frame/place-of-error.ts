import type { CodePlace, CodeProblem } from '../messages';
import { CodeError } from './code-error';

/** The files by URL of their scripts. */
const scripts = new Map<string, string>();

/** Records the file of a script; both have the same lines. */
export function noteScript(url: string, file: string): void {
  scripts.set(url, file);
}

/** The error, with the line of the edited code that caused it, if it can be found. */
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

import { Worker } from 'node:worker_threads';
import { isCompiled } from '../../../cache/is-compiled';
import { MOST_LEVELS } from '../../../problems/locate/nesting';

/** A place inside of a definition: `['navigation', 3, 'title']`. */
export type Path = readonly (string | number)[];

/** What a definition exports as `site`, as plain data that nobody has looked at yet. */
export interface DefinitionData {
  exports: string[];
  data: unknown;
  /**
   * What became null: a `Function`, a `Date` …, an object inside `itself`, which lies at `same` already, or one
   * beyond the `depth`.
   */
  left: { path: Path; what: string; same?: Path }[];
}

/** Why a definition gave nothing. */
export type DefinitionFailure =
  | { kind: 'threw'; message: string; stack: string }
  | { kind: 'ended'; exitCode: number }
  | { kind: 'endless'; seconds: number };

/** A definition computes little: one that takes longer never ends. */
const MOST_SECONDS = 30;

/**
 * Runs a compiled definition in a thread, which is stopped afterwards: a definition that ends the process, never
 * ends or leaves something running ends nothing but itself. What it prints goes to stderr.
 */
export function runDefinition(
  module: URL,
  seconds = MOST_SECONDS,
): Promise<DefinitionData | { failure: DefinitionFailure }> {
  const workerData = { module: module.href, mostLevels: MOST_LEVELS };
  const thread = new Worker(threadModule(), { workerData, stdout: true });
  thread.stdout.pipe(process.stderr);
  return new Promise<DefinitionData | { failure: DefinitionFailure }>((resolve) => {
    const fail = (failure: DefinitionFailure) => resolve({ failure });
    const timer = setTimeout(() => fail({ kind: 'endless', seconds }), seconds * 1000);
    thread.once('message', (message: DefinitionData | { failure: { message: string; stack: string } }) =>
      'failure' in message ? fail({ kind: 'threw', ...message.failure }) : resolve(message),
    );
    thread.once('error', (error) =>
      fail({ kind: 'threw', message: error.message, stack: error.stack ?? '' }),
    );
    thread.once('exit', (exitCode) => {
      clearTimeout(timer);
      fail({ kind: 'ended', exitCode });
    });
  }).finally(() => thread.terminate());
}

/** Compiled, the thread's module lies beside the program's. */
function threadModule(): URL {
  const ending = isCompiled ? 'mjs' : 'js';
  return new URL(`./definition-thread.${ending}`, import.meta.url);
}

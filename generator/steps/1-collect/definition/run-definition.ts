import { Worker } from 'node:worker_threads';
import { isCompiled } from '../../../cache/is-compiled';
import { MOST_LEVELS } from '../../../problems/locate/nesting';

/** A place inside of a definition: `['navigation', 3, 'title']`. */
export type Path = readonly (string | number)[];

/** The export `site` of a definition as plain data, not validated yet. */
export interface DefinitionData {
  exports: string[];
  data: unknown;
  /**
   * Values that were replaced by null: a `Function`, a `Date` …, an object that contains `itself` (it is also at `same`), or
   * one below the allowed `depth`.
   */
  left: { path: Path; what: string; same?: Path }[];
}

/** Why a definition could not be run. */
export type DefinitionFailure =
  | { kind: 'threw'; message: string; stack: string }
  | { kind: 'ended'; exitCode: number }
  | { kind: 'endless'; seconds: number };

/** The time limit: a definition computes little, so a longer run is an endless loop. */
const MOST_SECONDS = 30;

/**
 * Runs a compiled definition in a thread, which is stopped afterwards. So a definition that calls `process.exit`, does not end
 * or leaves timers running cannot affect this process. Its output goes to stderr.
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

/** The module of the thread; when compiled, it is beside the program's modules. */
function threadModule(): URL {
  const ending = isCompiled ? 'mjs' : 'js';
  return new URL(`./definition-thread.${ending}`, import.meta.url);
}

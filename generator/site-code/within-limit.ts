import { isNativeError } from 'node:util/types';
import { createContext, Script } from 'node:vm';
import { profileCalls } from './profile-calls';

/** Code that does not end is stopped after so many seconds. Other code takes milliseconds, and modules load in a hundredth. */
export const MOST_SECONDS = 15;

/** It then runs again for so long with a profiler, in seconds, to find the function that does not end. */
const WATCHED_SECONDS = 0.3;

/** After so many time-outs in a row, further calls fail at once. */
const MOST_IN_A_ROW = 3;

/** A call that starts later than this after a time-out, in milliseconds, begins a new row. */
const RIGHT_AFTER_MS = 1000;

/** The current row of time-outs: its length, the time of the last one, and its error. */
const row: { length: number; lastStop: number; error: Error } = {
  length: 0,
  lastStop: 0,
  error: new Error('nothing was stopped'),
};

/**
 * Calls a function of the site with a time limit. When it does not end, throws an error whose stack begins where it was.
 * Only synchronous work can be stopped.
 */
export function withinLimit<T>(act: () => T, seconds = MOST_SECONDS): T {
  if (performance.now() - row.lastStop > RIGHT_AFTER_MS) row.length = 0;
  if (row.length < MOST_IN_A_ROW) {
    try {
      const result = run(act, seconds);
      row.length = 0;
      return result;
    } catch (error) {
      if (!isTimeout(error)) {
        row.length = 0;
        throw error;
      }
      row.error = timeLimitError(seconds, watchedCalls(act));
    }
  }
  row.length += 1;
  row.lastStop = performance.now();
  throw row.error;
}

/** The error for code that does not end; `calls` are lines of a stack. */
export function timeLimitError(seconds: number, calls = ''): Error {
  const error = new Error(`it does not end, and was stopped after ${seconds} s`);
  error.stack = `${error.name}: ${error.message}\n${calls}`;
  return error;
}

/** Runs a function that does not end again, with a profiler; gives where it was as lines of a stack. */
export function watchedCalls(act: () => unknown, seconds = WATCHED_SECONDS): string {
  return profileCalls(() => {
    try {
      run(act, seconds);
    } catch {
      // Expected: it does not end.
    }
  });
}

const room: { act: () => unknown } = { act: () => undefined };
let script: Script | undefined;

/** Calls it from a script with a time limit: the only way to stop code in the same thread. */
export function run<T>(act: () => T, seconds: number): T {
  if (!script) {
    createContext(room);
    script = new Script('act()');
  }
  room.act = act;
  return script.runInContext(room, { timeout: Math.ceil(seconds * 1000) });
}

/** The error comes from the context of the script, whose `Error` is another class. */
export function isTimeout(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

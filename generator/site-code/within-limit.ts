import { isNativeError } from 'node:util/types';
import { createContext, Script } from 'node:vm';
import { profileCalls } from './profile-calls';

/** Code that does not end is stopped after so many seconds. Other code takes milliseconds. */
const MOST_SECONDS = 30;

/** It then runs again for so many milliseconds with a profiler, to find the function that does not end. */
const WATCHED_MS = 300;

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
      const result = run(act, seconds * 1000);
      row.length = 0;
      return result;
    } catch (error) {
      if (!isTimeout(error)) {
        row.length = 0;
        throw error;
      }
      row.error = stopped(act, seconds);
    }
  }
  row.length += 1;
  row.lastStop = performance.now();
  throw row.error;
}

/** The same for work that cannot run twice, such as loading a module: profiled from the beginning, and part of no row. */
export function onceWithinLimit<T>(act: () => T, seconds = MOST_SECONDS): T {
  const ends: ({ value: T } | { error: unknown })[] = [];
  const calls = profileCalls(() => {
    try {
      ends.push({ value: run(act, seconds * 1000) });
    } catch (error) {
      ends.push({ error });
    }
  });
  const end = ends[0];
  if (end && 'value' in end) return end.value;
  throw isTimeout(end?.error) ? timeLimitError(seconds, calls) : end?.error;
}

/** The error for code that does not end; `calls` are lines of a stack. */
export function timeLimitError(seconds: number, calls = ''): Error {
  const error = new Error(`it does not end, and was stopped after ${seconds} s`);
  error.stack = `${error.name}: ${error.message}\n${calls}`;
  return error;
}

/** Runs the function again with a profiler, to find out where it does not end. */
function stopped(act: () => unknown, seconds: number): Error {
  const calls = profileCalls(() => {
    try {
      run(act, WATCHED_MS);
    } catch {
      // Expected: it does not end.
    }
  });
  return timeLimitError(seconds, calls);
}

const room: { act: () => unknown } = { act: () => undefined };
let script: Script | undefined;

/** Calls it from a script with a time limit: the only way to stop code in the same thread. */
function run<T>(act: () => T, timeout: number): T {
  if (!script) {
    createContext(room);
    script = new Script('act()');
  }
  room.act = act;
  return script.runInContext(room, { timeout });
}

/** The error comes from the context of the script, whose `Error` is another class. */
function isTimeout(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

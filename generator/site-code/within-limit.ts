import { isNativeError } from 'node:util/types';
import { createContext, Script } from 'node:vm';
import { watchedCalls } from './watched-calls';

/** What never ends is stopped after this many seconds; what ends needs thousandths of one. */
const MOST_SECONDS = 30;

/** For so long it is watched a second time, in milliseconds: that is enough to see which function does not end. */
const WATCHED_MS = 300;

/** After so many that did not end, one right after another, the next ones are not waited for. */
const MOST_IN_A_ROW = 3;

/** Whoever comes later than this, in milliseconds, is not one of the row. */
const RIGHT_AFTER_MS = 1000;

/** What was stopped one right after another: how many, when the last one was, and what it threw. */
const row: { length: number; lastStop: number; error: Error } = {
  length: 0,
  lastStop: 0,
  error: new Error('nothing was stopped'),
};

/**
 * Calls a function of the site, and stops it when it does not end: it throws then, with a stack that begins where it
 * was. Only what it does at once can be stopped, not what it leaves to do later.
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

/** The same for what can be done only once, as loading a module: it is watched from its beginning, and belongs to no row. */
export function onceWithinLimit<T>(act: () => T, seconds = MOST_SECONDS): T {
  const ends: ({ value: T } | { error: unknown })[] = [];
  const calls = watchedCalls(() => {
    try {
      ends.push({ value: run(act, seconds * 1000) });
    } catch (error) {
      ends.push({ error });
    }
  });
  const end = ends[0];
  if (end && 'value' in end) return end.value;
  throw isTimeout(end?.error) ? endless(seconds, calls) : end?.error;
}

/** What is thrown in the place of what never ends; `calls` as lines of a stack. */
export function endless(seconds: number, calls = ''): Error {
  const error = new Error(`it does not end, and was stopped after ${seconds} s`);
  error.stack = `${error.name}: ${error.message}\n${calls}`;
  return error;
}

/** Runs again for a moment what was stopped, to see where it is. */
function stopped(act: () => unknown, seconds: number): Error {
  const calls = watchedCalls(() => {
    try {
      run(act, WATCHED_MS);
    } catch {
      // It is known already that it does not end.
    }
  });
  return endless(seconds, calls);
}

const room: { act: () => unknown } = { act: () => undefined };
let script: Script | undefined;

/** The one way in which Node stops code in its own thread: a script with a time limit, which calls it. */
function run<T>(act: () => T, timeout: number): T {
  if (!script) {
    createContext(room);
    script = new Script('act()');
  }
  room.act = act;
  return script.runInContext(room, { timeout });
}

/** It is an error of the room, whose `Error` is not ours. */
function isTimeout(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

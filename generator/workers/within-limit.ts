import { type Profiler, Session } from 'node:inspector';
import { isNativeError } from 'node:util/types';
import { createContext, Script } from 'node:vm';

/** What never ends is stopped after this many seconds; what ends needs thousandths of one. */
const MOST_SECONDS = 30;

/** For so long it is watched a second time, in milliseconds: that is enough to see which function does not end. */
const WATCHED_MS = 300;

/** After so many that did not end, one right after another, the next ones are not waited for. */
const MOST_IN_A_ROW = 3;

/** Whoever comes later than this, in milliseconds, is not one of the row. */
const RIGHT_AFTER_MS = 1000;

let inARow = 0;
let lastStop = 0;
let stopped: Error | undefined;

/**
 * Calls a function of the site, and stops it when it does not end: it throws then, with a stack that begins where it
 * was. Only what it does at once can be stopped, not what it leaves to do later.
 */
export function withinLimit<T>(act: () => T, seconds = MOST_SECONDS): T {
  if (stopped && inARow >= MOST_IN_A_ROW && performance.now() - lastStop < RIGHT_AFTER_MS) {
    lastStop = performance.now();
    throw stopped;
  }
  try {
    const result = run(act, seconds * 1000);
    inARow = 0;
    return result;
  } catch (error) {
    if (!isTimeout(error)) throw error;
    stopped = new Error(`it does not end, and was stopped after ${seconds} s`);
    stopped.stack = `${stopped.name}: ${stopped.message}\n${placesOf(act)}`;
    inARow += 1;
    lastStop = performance.now();
    throw stopped;
  }
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

/** Lets it run again for a moment and gives the calls in which it was seen most, as lines of a stack. */
function placesOf(act: () => unknown): string {
  const session = new Session();
  session.connect();
  try {
    session.post('Profiler.enable');
    session.post('Profiler.start');
    try {
      run(act, WATCHED_MS);
    } catch {
      // It is known already that it does not end.
    }
    let lines = '';
    session.post('Profiler.stop', (_, answer) => {
      lines = answer ? stackOf(answer.profile.nodes) : '';
    });
    return lines;
  } finally {
    session.disconnect();
  }
}

/** From the function that was seen most to the one that began. */
function stackOf(calls: readonly Profiler.ProfileNode[]): string {
  const parents = new Map(
    calls.flatMap((call) => (call.children ?? []).map((child) => [child, call] as const)),
  );
  const lines: string[] = [];
  let call = calls
    .filter(({ callFrame }) => callFrame.url.startsWith('file:'))
    .toSorted((a, b) => (b.hitCount ?? 0) - (a.hitCount ?? 0))[0];
  while (call) {
    const { functionName, url, lineNumber, columnNumber } = call.callFrame;
    lines.push(`    at ${functionName || '<anonymous>'} (${url}:${lineNumber + 1}:${columnNumber + 1})`);
    call = parents.get(call.id);
  }
  return lines.join('\n');
}

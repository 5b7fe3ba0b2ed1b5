import { setImmediate } from 'node:timers/promises';

/** A rejection does not tell what caused it, so calls follow one another. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Calls a function of the site, and throws the rejections of promises that it did not await. Otherwise an unhandled rejection
 * would end the program without naming its source.
 */
export function throwRejections<T>(act: () => T): Promise<T> {
  const result = last.then(() => watched(act));
  last = result.catch(() => undefined);
  return result;
}

async function watched<T>(act: () => T): Promise<T> {
  const reasons: unknown[] = [];
  const note = (reason: unknown) => reasons.push(reason);
  process.on('unhandledRejection', note);
  try {
    const result = act();
    // Node reports unhandled rejections after all microtasks.
    await setImmediate();
    if (reasons.length > 0) throw reasons[0];
    return result;
  } finally {
    process.off('unhandledRejection', note);
  }
}

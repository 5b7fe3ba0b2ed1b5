import { setImmediate } from 'node:timers/promises';

/**
 * Calls a function of the site. A promise that it leaves behind and that is rejected at once is thrown, as if the
 * function had: nobody waits for it, and it would end the program without saying whose it was.
 */
export async function nothingRejected<T>(act: () => T): Promise<T> {
  const reasons: unknown[] = [];
  const note = (reason: unknown) => reasons.push(reason);
  process.on('unhandledRejection', note);
  try {
    const result = act();
    // Node tells of them when all that was left to do at once is done.
    await setImmediate();
    if (reasons.length > 0) throw reasons[0];
    return result;
  } finally {
    process.off('unhandledRejection', note);
  }
}

const TICK_MS = 500;

/**
 * Calls back when a time is over; the returned function calls that off. Only time in which the browser had time
 * counts: what a busy device takes longer for is not lost.
 */
export function afterPatience(milliseconds: number, callback: () => void): () => void {
  let left = milliseconds / TICK_MS;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    callback();
  }, TICK_MS);
  return () => clearInterval(timer);
}

/** The same result, or a rejection when it does not come in time. */
export function withPatience<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = afterPatience(milliseconds, () => reject(new Error('It did not come in time.')));
    work.then(resolve, reject).finally(stop);
  });
}

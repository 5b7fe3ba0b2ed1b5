const TICK_MS = 500;

/**
 * Calls back after a timeout; the returned function cancels it. Only time in which the event loop was running
 * counts, so that busy devices get more time.
 */
export function afterTimeout(milliseconds: number, callback: () => void): () => void {
  let left = milliseconds / TICK_MS;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    callback();
  }, TICK_MS);
  return () => clearInterval(timer);
}

/** Rejects when a promise does not settle within a timeout. */
export function withTimeout<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = afterTimeout(milliseconds, () => reject(new Error('It did not come in time.')));
    work.then(resolve, reject).finally(stop);
  });
}

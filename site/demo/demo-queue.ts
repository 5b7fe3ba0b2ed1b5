/**
 * Runs tasks one at a time, in order. A failed one does not stop the next. The returned promise resolves when
 * a task is done or has failed.
 */
export function createQueue<T>(work: (item: T) => Promise<void>): (item: T) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (item) => {
    last = last.then(() => work(item)).catch((error: unknown) => console.error(error));
    return last;
  };
}

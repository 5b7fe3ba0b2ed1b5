/**
 * Does things one at a time, the first asked for first. A failed one does not stop those behind it. What is given
 * back resolves when a thing is done or has failed.
 */
export function createQueue<T>(work: (item: T) => Promise<void>): (item: T) => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return (item) => {
    last = last.then(() => work(item)).catch((error: unknown) => console.error(error));
    return last;
  };
}

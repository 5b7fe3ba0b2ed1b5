/** Does things one at a time, the first asked for first. A failed one does not stop those behind it. */
export function createQueue<T>(work: (item: T) => Promise<void>): (item: T) => void {
  let last: Promise<void> = Promise.resolve();
  return (item) => {
    last = last.then(() => work(item)).catch((error: unknown) => console.error(error));
  };
}

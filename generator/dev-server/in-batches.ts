/** Editors write a file in several steps: events within this time are one change. */
const DEBOUNCE_MS = 30;

/**
 * Hands over files in batches, never two at the same time: what is reported during a callback is part of the next batch.
 * Returns the function to report a file with.
 */
export function inBatches(handle: (files: string[]) => Promise<void>): (file: string) => void {
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isWorking = false;
  const work = async () => {
    if (isWorking || pending.size === 0) return;
    isWorking = true;
    const files = [...pending];
    pending.clear();
    try {
      await handle(files);
    } finally {
      isWorking = false;
    }
    await work();
  };
  return (file) => {
    pending.add(file);
    clearTimeout(timer);
    timer = setTimeout(work, DEBOUNCE_MS);
  };
}

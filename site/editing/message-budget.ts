/** Frames send a few dozen messages in a second, and some more after the page was busy; no code needs as many as this. */
const MOST = 1000;

const INTERVAL_MS = 1000;

/** Counts messages; returns whether there are few enough to handle. */
export function createMessageBudget(): () => boolean {
  let since = 0;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - since > INTERVAL_MS) {
      since = now;
      count = 0;
    }
    count += 1;
    return count <= MOST;
  };
}

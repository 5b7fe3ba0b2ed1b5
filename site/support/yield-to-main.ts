/** How long work may keep a reader's device to itself, in milliseconds. */
const BREATH_MS = 8;

interface YieldingScheduler {
  yield?: () => Promise<void>;
}

/** Lets the browser answer its reader and paint before work goes on. */
export function yieldToMain(): Promise<void> {
  const { scheduler } = window as { scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** A pause between two pieces of work, but only when those before it have taken long enough. */
export function createBreath(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < BREATH_MS) return;
    await yieldToMain();
    since = performance.now();
  };
}

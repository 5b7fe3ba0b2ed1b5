/** The maximum duration of a task, in milliseconds. */
const MAX_TASK_MS = 8;

interface YieldingScheduler {
  yield?: () => Promise<void>;
}

/** Yields to the browser for input events and painting. */
function yieldToMain(): Promise<void> {
  const { scheduler } = window as { scheduler?: YieldingScheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Yields between two parts of work, if enough time has passed. */
export function createYield(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_TASK_MS) return;
    await yieldToMain();
    since = performance.now();
  };
}

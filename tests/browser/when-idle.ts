import type { Page } from 'playwright-core';

/** A page that never rests, or that draws no frame, is gone on with after this long. */
const AT_MOST_MS = 1000;

declare const scheduler: { postTask(task: () => void, options: { priority: 'background' }): Promise<void> };

/**
 * Waits until a page has drawn a frame and done what it has put off: a picker whose `open` is controlled opens in a task
 * of its own after the press, and on a slow machine many steps of a walk come before it. A task of the lowest priority
 * tells so. The browser's idle callbacks do not: now and then none comes for seconds, while nothing is done.
 */
export function whenIdle(page: Page, atMost = AT_MOST_MS): Promise<void> {
  return page.evaluate(
    (timeout) =>
      new Promise((resolve) => {
        requestAnimationFrame(() => scheduler.postTask(resolve, { priority: 'background' }));
        setTimeout(resolve, timeout);
      }),
    atMost,
  );
}

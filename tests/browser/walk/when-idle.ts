import type { Page } from 'playwright-core';

/** A page that never rests is gone on with after this long. */
const AT_MOST_MS = 1000;

/**
 * Waits until a page has done what it has put off: a picker whose `open` is controlled opens in a task of its own after
 * the press, and on a slow machine many steps of a walk come before it.
 */
export function whenIdle(page: Page): Promise<void> {
  return page.evaluate(
    (timeout) => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout })),
    AT_MOST_MS,
  );
}

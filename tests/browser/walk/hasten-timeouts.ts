import type { Page } from 'playwright-core';

/** What waits this long or longer counts time, and does not wait for a transition. */
const LONGEST_MS = 500;

/** Lets short timeouts of a page end soon: libraries take away by them what has faded. */
export function hastenTimeouts(page: Page): Promise<void> {
  return page.evaluate((longest) => {
    const { setTimeout: wait } = window;
    const soon = (handler: TimerHandler, ms = 0, ...rest: unknown[]) =>
      wait(handler, ms < longest ? ms / 10 : ms, ...rest);
    window.setTimeout = Object.assign(soon, wait);
  }, LONGEST_MS);
}

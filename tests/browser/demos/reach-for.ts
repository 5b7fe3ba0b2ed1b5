import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** A demo that is there, comes, or does not come. */
const REACHED = '[data-mounted],[aria-busy],:has(~[data-x=failure]:not([hidden]))';

/** Brings a demo into view and moves a pointer in it, as who begins to use it; what shows of a pointer is left alone. */
export async function reachFor(demo: Locator): Promise<void> {
  await demo.scrollIntoViewIfNeeded();
  const page = demo.page();
  const root = demo
    .locator('[data-demo]')
    .or(demo.and(page.locator('[data-demo]')))
    .first();
  // The page listens a moment after it is loaded.
  await expect
    .poll(async () => {
      await root.dispatchEvent('pointermove');
      return root.evaluate((box, reached) => box.matches(reached), REACHED);
    })
    .toBe(true);
}

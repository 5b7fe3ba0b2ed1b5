import type { Page } from 'playwright-core';

/**
 * Keeps a page where it is when the wheel is turned over a chart that does not zoom. Browsers scroll in a thread of their own, now and
 * then when the next demo has been brought into view: its marks are then pressed beside where they are.
 */
export async function holdWheel(page: Page): Promise<void> {
  await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.evaluate(() =>
          addEventListener('wheel', (event) => event.preventDefault(), { passive: false }),
        ),
      ),
  );
}

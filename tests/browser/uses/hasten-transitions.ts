import type { Page } from 'playwright-core';

/**
 * Lets transitions of a page end in the frame in which they begin. Playwright scrolls the page whenever what it is to
 * press still moves, and an opening menu, which follows the page a frame later, is pressed beside its entry.
 */
export async function hastenTransitions(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 100 });
}

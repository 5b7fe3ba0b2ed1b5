import type { Page } from 'playwright-core';

/**
 * Lets transitions of a page end in the frame in which they begin. Playwright scrolls the page whenever what it is to
 * press still moves, and an opening menu, which follows the page a frame later, is pressed beside its entry.
 * Gives what lets them last as long as before.
 */
export async function hastenTransitions(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 100 });
  return async () => {
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await session.detach();
  };
}

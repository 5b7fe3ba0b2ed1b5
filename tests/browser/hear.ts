import type { Locator } from 'playwright-core';
import { WAIT } from './editing/open-editor';

/**
 * Does something, and waits for an answer that is shown for a second or two: whoever begins to look afterwards misses it on a
 * machine that stands still in between.
 */
export async function hear(answer: Locator, act: () => Promise<unknown>): Promise<void> {
  await Promise.all([answer.waitFor({ ...WAIT, state: 'attached' }), act()]);
}

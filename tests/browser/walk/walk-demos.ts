import { hastenTransitions } from '../uses/hasten-transitions';
import type { WatchedPage } from '../watch-page';
import { hastenTimeouts } from './hasten-timeouts';
import { holdWheel } from './hold-wheel';
import { showOnly } from './show-only';
import { type UsedDemo, walkDemo } from './walk-demo';

/**
 * Uses demos of a page one after another, as they stand there mounted. What the page complains of meanwhile is a fault
 * of the one that is used, and no complaint any more.
 */
export async function walkDemos(
  { page, complaints }: WatchedPage,
  names: readonly string[],
): Promise<UsedDemo[]> {
  const slowDown = await hastenTransitions(page);
  await hastenTimeouts(page);
  await holdWheel(page);
  const before = complaints.length;
  const used: UsedDemo[] = [];
  for (const [index, name] of names.entries()) {
    const url = page.url();
    await showOnly(page, index);
    const one = await walkDemo(page, index, name);
    one.faults.push(...complaints.splice(before));
    if (page.url() !== url) one.faults.push(`it went to ${page.url()}`);
    used.push(one);
  }
  await showOnly(page);
  await slowDown();
  return used;
}

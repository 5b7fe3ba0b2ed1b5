import type { JSHandle, Page } from 'playwright-core';
import { chartsWithoutTooltip } from './charts-without-tooltip';
import type { Found } from './find-targets';
import type { Point } from './reach-targets';

/** Tooltips follow the pointer a frame later, and a machine that many share is slow. */
const PATIENCE_MS = 5000;

const without = new Set(Object.values(chartsWithoutTooltip).flat());

/** How many charts of all pages of a test file may miss a movement: one did, once in many runs on a busy machine. */
let mayMiss = 1;

/**
 * What is wrong with the tooltip of a chart whose mark is under the pointer. A reader who sees nothing moves a little; so does
 * this for one chart, and for no more, as then the charts would be at fault.
 */
export async function tooltipFaults(
  page: Page,
  found: JSHandle<Found>,
  { name, at }: { name: string; at: Point | undefined },
): Promise<string[]> {
  const isExpected = !without.has(name);
  let isShown = await showsTooltip(found, isExpected ? PATIENCE_MS : 0);
  if (isExpected && !isShown && at && mayMiss > 0) {
    mayMiss -= 1;
    await page.mouse.move(at.x + 1, at.y);
    isShown = await showsTooltip(found, PATIENCE_MS);
  }
  if (isShown === isExpected) return [];
  return [isShown ? 'it shows a tooltip, and is said to show none' : 'a mark shows no tooltip'];
}

function showsTooltip(found: JSHandle<Found>, wait: number): Promise<boolean> {
  return found.evaluate(async ({ popups }, patience) => {
    const end = performance.now() + patience;
    while (popups().length === 0 && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return popups().length > 0;
  }, wait);
}

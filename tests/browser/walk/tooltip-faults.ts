import type { JSHandle } from 'playwright-core';
import { chartsWithoutTooltip } from './charts-without-tooltip';
import type { Found } from './find-targets';

/** Tooltips follow the pointer a frame later, and a machine that many share is slow. */
const PATIENCE_MS = 5000;

const without = new Set(Object.values(chartsWithoutTooltip).flat());

/** What is wrong with the tooltip of a chart whose mark is under the pointer. */
export async function tooltipFaults(found: JSHandle<Found>, name: string): Promise<string[]> {
  const isExpected = !without.has(name);
  const isShown = await found.evaluate(
    async ({ popups }, patience) => {
      const end = performance.now() + patience;
      while (popups().length === 0 && performance.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 20));
      return popups().length > 0;
    },
    isExpected ? PATIENCE_MS : 0,
  );
  if (isShown === isExpected) return [];
  return [isShown ? 'it shows a tooltip, and is said to show none' : 'a mark shows no tooltip'];
}

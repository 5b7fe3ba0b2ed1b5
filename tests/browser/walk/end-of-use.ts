import type { JSHandle } from 'playwright-core';
import type { Found } from './find-targets';

/** What closes has faded by then, also on a machine that many share. */
export const PATIENCE_MS = 5000;

/** How a demo is left. */
export interface End {
  /** What is in front of the page still, by its classes. */
  left: string[];
  isInView: boolean;
  changes: number;
  tabStops: number;
}

/** How a demo is left when what it has opened had time to go, in ms. */
export function endOf(found: JSHandle<Found>, patience = PATIENCE_MS): Promise<End> {
  return found.evaluate(async (demo, ms) => {
    const end = performance.now() + ms;
    while (demo.popups().length > 0 && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const { bottom, top } = (
      demo.place.ownerDocument.defaultView?.frameElement ?? demo.place
    ).getBoundingClientRect();
    return {
      left: demo.popups().map(({ className }) => className),
      isInView: bottom > 0 && top < innerHeight,
      changes: demo.changes,
      tabStops: demo.tabStops,
    };
  }, patience);
}

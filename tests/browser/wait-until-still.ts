import type { Page } from 'playwright-core';

const STILL_MS = 100;

/** Demos that never rest are judged as they are after this long. */
const AT_MOST_MS = 5000;

/**
 * Resolves when demos have drawn what they draw bit by bit: nothing in them changes, nothing is loaded, and no
 * transition runs.
 */
export function waitUntilStill(page: Page): Promise<void> {
  return page.evaluate(
    async ([still, atMost]) => {
      // A tab that draws no frame is as still as it gets.
      const frame = () =>
        Promise.race([
          new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
          new Promise((resolve) => setTimeout(resolve, atMost)),
        ]);
      // A demo follows the page's look one frame later, when the browser has time.
      await frame();
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: atMost }));
      await frame();
      let changed = performance.now();
      const end = changed + atMost;
      const observer = new MutationObserver(() => {
        changed = performance.now();
      });
      for (const root of document.querySelectorAll('[data-demo]'))
        observer.observe(root.querySelector('iframe')?.contentDocument ?? root, {
          attributes: true,
          childList: true,
          subtree: true,
        });
      const moves = () =>
        document.getAnimations().some(({ effect, playState }) => {
          return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
        });
      do {
        await new Promise((resolve) => setTimeout(resolve, still / 4));
        if (moves() || document.querySelector('[data-demo] [role=progressbar]:not([aria-valuenow])'))
          changed = performance.now();
      } while (performance.now() - changed < still && performance.now() < end);
      observer.disconnect();
    },
    [STILL_MS, AT_MOST_MS] as const,
  );
}

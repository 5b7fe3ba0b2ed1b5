import type { Page } from 'playwright-core';
import { whenIdle } from './when-idle';

const STILL_MS = 100;

/** Demos that never rest are judged as they are after this long. */
const AT_MOST_MS = 5000;

/**
 * Resolves when demos have drawn what they draw bit by bit: nothing in them changes, nothing is loaded, and no
 * transition runs. A demo that has never come to rest is waited for once in its page.
 */
export async function waitUntilStill(page: Page): Promise<void> {
  // A demo follows the page's look one frame later, when the browser has time.
  await whenIdle(page, AT_MOST_MS);
  await whenIdle(page, AT_MOST_MS);
  await page.evaluate(
    async ([still, atMost]) => {
      const restless: WeakSet<Element> = Reflect.get(window, 'restless') ?? new WeakSet();
      Object.assign(window, { restless });
      const demos = [...document.querySelectorAll('[data-demo]')].filter((root) => !restless.has(root));
      const changed = new Map(demos.map((root) => [root, performance.now()]));
      const end = performance.now() + atMost;
      const observers = demos.map((root) => {
        const observer = new MutationObserver(() => changed.set(root, performance.now()));
        const place = root.querySelector('iframe')?.contentDocument ?? root;
        observer.observe(place, { attributes: true, childList: true, subtree: true });
        return observer;
      });
      let moving: Element[];
      do {
        await new Promise((resolve) => setTimeout(resolve, still / 4));
        for (const root of [...moved(), ...loading()])
          if (changed.has(root)) changed.set(root, performance.now());
        moving = demos.filter((root) => performance.now() - (changed.get(root) ?? 0) < still);
      } while (moving.length > 0 && performance.now() < end);
      for (const root of moving) restless.add(root);
      for (const observer of observers) observer.disconnect();

      /** Demos in which a transition runs; one that runs elsewhere on the page counts for all of them. */
      function moved(): Element[] {
        const running = document.getAnimations().filter(({ effect, playState }) => {
          return playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
        });
        return running.flatMap(({ effect }) => {
          const { target = null } = effect instanceof KeyframeEffect ? effect : {};
          const root = target?.closest('[data-demo]');
          return root ? [root] : demos;
        });
      }

      function loading(): Element[] {
        const signs = document.querySelectorAll('[data-demo] [role=progressbar]:not([aria-valuenow])');
        return [...signs].flatMap((sign) => sign.closest('[data-demo]') ?? []);
      }
    },
    [STILL_MS, AT_MOST_MS] as const,
  );
}

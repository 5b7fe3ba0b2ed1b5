import type { BrowserContext, Page } from 'playwright-core';

/** The moment in which demos are drawn. */
const NOW = Date.UTC(2024, 8, 20, 12);

/**
 * Lets no demo of a context's pages come alive before `releaseDemos`, and stops their clock where the build's stood:
 * a demo then shows the day of its drawing.
 */
export async function holdDemos(context: BrowserContext): Promise<void> {
  await context.addInitScript((now) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    Object.assign(window, { releaseDemos: release });
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => void released.then(() => tell(entries, observer)), options);
      }
    };
    window.Date = new Proxy(Date, {
      construct: (target, values, made) =>
        Reflect.construct(target, values.length > 0 ? values : [now], made),
      get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
    });
  }, NOW);
}

/** Lets the demos of a page come alive. */
export async function releaseDemos(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, 'releaseDemos')());
}

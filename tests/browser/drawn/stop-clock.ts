import type { BrowserContext } from 'playwright-core';

/** The moment in which demos are drawn. */
const NOW = Date.UTC(2024, 8, 20, 12);

/** Stops the clock of a context's pages where the build's stood: a demo then shows the day of its drawing. */
export async function stopClock(context: BrowserContext): Promise<void> {
  await context.addInitScript((now) => {
    window.Date = new Proxy(Date, {
      construct: (target, values, made) =>
        Reflect.construct(target, values.length > 0 ? values : [now], made),
      get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
    });
  }, NOW);
}

import type { BrowserContext, Page } from 'playwright-core';

/** The moment in which demos are drawn. */
const NOW = Date.UTC(2024, 8, 20, 12);

/** Stops the clock of a context's pages where the build's stood: a demo then shows the day of its drawing. */
export async function stopClock(context: BrowserContext): Promise<void> {
  await context.addInitScript((stopped) => {
    let since: number | undefined;
    const now = () => stopped + (since === undefined ? 0 : Math.floor(performance.now() - since));
    window.Date = new Proxy(Date, {
      construct: (target, values, made) =>
        Reflect.construct(target, values.length > 0 ? values : [now()], made),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
    const letClockRun = () => {
      since ??= performance.now();
    };
    Object.assign(window, { letClockRun });
  }, NOW);
}

/** Lets the clock of an open page and its frames run on from where it was stopped. */
export async function letClockRun(page: Page): Promise<void> {
  const frames = page.frames().map((frame) => frame.evaluate(() => Reflect.get(window, 'letClockRun')()));
  await Promise.all(frames);
}

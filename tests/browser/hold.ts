import type { BrowserContext, Page } from 'playwright-core';

/** Has files of a page or a context wait, until the returned function lets them come. */
export async function hold(place: Page | BrowserContext, files: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await place.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

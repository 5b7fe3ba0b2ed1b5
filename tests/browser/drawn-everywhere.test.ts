import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openUnhintedBrowser } from './chromium/open-browser';
import { demosOf, pagesWithDemos } from './demos/pages-with-demos';
import { apartOnceAlive } from './drawn/apart-once-alive';
import { screens } from './drawn/visit';

let browser: Browser;

beforeAll(async () => {
  browser = await openUnhintedBrowser();
});

afterAll(() => browser.close());

it.concurrent.each(pagesOfEachDemo())('every demo stands where it comes alive: %s', async (path) => {
  const { apart } = await apartOnceAlive(browser, path, screens.desktop);

  expect(apart).toEqual({});
});

/** As few pages as show each demo once. Pages of the API show demos of others. */
function pagesOfEachDemo(): string[] {
  const shown = new Set<string>();
  const ofOthers = (path: string) => Number(path.startsWith('/x/api/'));
  return pagesWithDemos()
    .sort((a, b) => ofOthers(a) - ofOthers(b))
    .filter((path) => {
      const fresh = demosOf(path).filter((name) => !shown.has(name));
      for (const name of fresh) shown.add(name);
      return fresh.length > 0;
    });
}

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { openBrowserForWalks } from '../chromium/open-browser';
import { stopClock } from '../drawn/clock';
import { type WatchedPage, watch } from '../watch-page';
import { axe } from './axe-faults';

/**
 * Tabs that go from page to page, each in a context of its own: scripts that pages have in common are fetched
 * and compiled once. There are as many as tests run at a time.
 */
export function walkers(): (act: (walker: WatchedPage) => Promise<void>) => Promise<void> {
  const free: WatchedPage[] = [];
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowserForWalks();
  });
  afterAll(() => browser.close());

  return async (act) => {
    const walker = free.pop() ?? (await openWalker(browser));
    await act(walker);
    // One whose page failed is not used again.
    free.push(walker);
  };
}

async function openWalker(browser: Browser): Promise<WatchedPage> {
  const context = await browser.newContext({
    permissions: ['clipboard-write'],
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 900 },
  });
  await stopClock(context);
  await context.addInitScript(axe);
  return watch(await context.newPage(), new URL(inject('site')).host);
}

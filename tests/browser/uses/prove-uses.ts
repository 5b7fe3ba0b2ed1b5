import fg from 'fast-glob';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Use, Uses } from '../../uses/use';
import { openOwnBrowser } from '../chromium/open-browser';
import type { WatchedPage } from '../watch-page';
import { reachFor } from '../demos/reach-for';
import { leave } from '../walk/close-popups';
import { openUserTab } from './user-tab';

/** Declares a test for each script of the pages whose pathname fits. */
export async function proveUses(fits: (pathname: string) => boolean): Promise<void> {
  let browser: Browser;
  let tab: WatchedPage | undefined;

  beforeAll(async () => {
    browser = await openOwnBrowser();
  });

  afterAll(() => browser.close());

  // Scripts of a page follow each other in one visit, each with a demo of its own.
  for (const file of fg.sync('**/*.ts', { cwd: 'tests/uses', ignore: ['use.ts'] }).sort()) {
    const pathname = `/${file.slice(0, -'.ts'.length)}`;
    if (!fits(pathname)) continue;
    const { uses }: { uses: Uses } = await import(/* @vite-ignore */ `../../uses/${file}`);

    it.each(Object.entries(uses))(`${pathname} keeps its promise: %s`, async (name, use) => {
      const lent = tab ?? (await openUserTab(browser));
      // One whose script failed is not used again.
      tab = undefined;
      await proveUse(lent, `${inject('site')}${pathname}/`, { name, use });
      tab = lent;
    });
  }
}

/** Goes to the page as its first visitor, where the tab is not there yet, and uses one demo when it is alive. */
async function proveUse(
  tab: WatchedPage,
  url: string,
  { name, use }: { name: string; use: Use },
): Promise<void> {
  const { page, complaints } = tab;
  if (page.url() !== url) await visit(tab, url);
  const demo = page.locator(`[data-demo="${name}"]`).first();
  await demo.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await reachFor(demo);
  await page
    .locator(`[data-demo="${name}"][data-mounted]`)
    .first()
    .waitFor({ timeout: 30_000, state: 'attached' });
  await use({ demo, page });

  expect(await demo.locator('~ [data-x=failure]:not([hidden])').count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave(page);
}

/** What scripts of another page have left behind is neither seen nor complained about. */
async function visit({ page, complaints }: WatchedPage, url: string): Promise<void> {
  if (page.url() !== 'about:blank') {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.context().clearCookies();
    await page.goto('about:blank');
    complaints.length = 0;
  }
  await page.goto(url, { waitUntil: 'load' });
}

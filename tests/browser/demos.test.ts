import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';
import { watchPage } from './watch-page';

/** Mounting is quick; a machine that many share is not. */
const PATIENCE_MS = 30_000;

/** Content may move by rounding, and not by what a reader would notice (issue 3, §5). */
const LARGEST_SHIFT = 0.01;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** Urls of the English pages that show a demo; a demo is drawn in the same way for every language. */
function pagesWithDemos(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && !/^(?:zh|components)[\\/]/.test(file))
    .filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('data-module='))
    .map((file) => `/${path.posix.dirname(file.split(path.sep).join('/'))}/`)
    .sort();
}

/** What a walk over one page found. */
interface Walked {
  demos: number;
  faults: string[];
}

/** Scrolls from demo to demo, as a reader does, and waits until each has drawn something that can be seen. */
async function walk(url: string, scheme: 'light' | 'dark'): Promise<Walked> {
  const context = await browser.newContext({ colorScheme: scheme, viewport: { width: 1280, height: 900 } });
  const { page, complaints, shift } = await watchPage(context, inject('site') + url);
  const names = await page
    .locator('.demo-root[data-module]')
    .evaluateAll((roots) => roots.map((root) => root.getAttribute('data-demo') ?? ''));
  const faults: string[] = [];
  for (const [index, name] of names.entries()) {
    const fault = await mountFault(page, index);
    if (fault) faults.push(`${url} ${name}: ${fault}`);
  }
  const moved = await shift();
  if (moved > LARGEST_SHIFT) faults.push(`${url} moved by ${moved.toFixed(3)}`);
  faults.push(...complaints.map((text) => `${url} ${text.slice(0, 300)}`));
  await context.close();
  return { demos: names.length, faults };
}

/** Why the n-th demo of a page is not there; undefined when it is mounted and seen. */
async function mountFault(page: Page, index: number): Promise<string | undefined> {
  const root = page.locator('.demo-root[data-module]').nth(index);
  await root.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const seen = await root
    .evaluate(
      (element, patience) =>
        new Promise<string>((resolve) => {
          const end = performance.now() + patience;
          const look = () => {
            const frame = element.querySelector('iframe');
            const place = frame?.contentDocument?.body ?? element;
            // React leaves this on what it has drawn; the picture of the server has none.
            const mounted = Object.keys(place).some((key) => key.startsWith('__reactContainer'));
            const failed = place.querySelector('.demo-failure');
            const shown = [...place.children].some((child) => child.getBoundingClientRect().height > 0);
            if (failed) resolve('it failed');
            else if (mounted && shown) resolve('');
            else if (performance.now() > end) resolve(mounted ? 'it shows nothing' : 'it was not mounted');
            else setTimeout(look, 30);
          };
          look();
        }),
      PATIENCE_MS,
    )
    .catch(String);
  return seen === '' ? undefined : seen;
}

it.each(['light', 'dark'] as const)(
  'every demo is mounted without complaint and without moving the page: %s',
  async (scheme) => {
    const urls = pagesWithDemos(inject('out'));
    const walked: Walked[] = [];
    for (const url of urls) walked.push(await walk(url, scheme));
    const demos = walked.reduce((sum, page) => sum + page.demos, 0);
    console.info(`${scheme}: ${demos} demos on ${urls.length} pages mounted`);

    expect(demos).toBeGreaterThan(0);
    expect(walked.flatMap(({ faults }) => faults)).toEqual([]);
  },
  1_800_000,
);

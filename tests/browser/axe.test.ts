import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';

/** WCAG 2.2 AA and best practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const pages = {
  'front page': '/x/',
  text: '/x/introduction/licensing/',
  demos: '/x/react-charts/bars/',
  reference: '/x/api/charts/bar-chart/',
  migration: '/x/migration/migration-data-grid-v4/',
  'list of pages': '/components/',
  'component of Material UI': '/components/buttons/',
  offline: '/x/offline/',
  'not found': '/x/nothing-here/',
};

const cases = Object.entries(pages).flatMap(([kind, url]) =>
  (['light', 'dark'] as const).flatMap((scheme) => [
    { kind, scheme, url },
    { kind: `Chinese ${kind}`, scheme, url: `/zh${url}` },
  ]),
);

it.each(cases)('the frame of a page of the kind $kind has no fault in $scheme', async ({ url, scheme }) => {
  // The policy of the pages stays in force for readers; only this test may add a script.
  const context = await browser.newContext({ bypassCSP: true, colorScheme: scheme });
  const page = await context.newPage();
  await page.goto(inject('site') + url);
  expect(await faultsIn(page)).toEqual([]);
  await context.close();
});

/** Faults outside of demos, as rule and element. */
async function faultsIn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate((values): Promise<AxeResults> => {
    const { run } = Reflect.get(window, 'axe');
    const options: RunOptions = { runOnly: { type: 'tag', values } };
    return run({ exclude: [['.demo-root']] }, options);
  }, RULES);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
}

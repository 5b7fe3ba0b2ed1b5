import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readers } from './readers';

const { open } = readers();

/** Functions that the main thread may still parse: those of the page's own small scripts. */
const MOST = 200;

const DEMOS = {
  charts: '/x/react-charts/bars/',
  'data grid': '/x/react-data-grid/sorting/',
  pickers: '/x/react-date-pickers/date-picker/',
  'tree view': '/x/react-tree-view/rich-tree-view/items/',
};

/** Presses the first demo of a page and counts the functions that are parsed while it waits for that. */
async function parsedAtFirstPress(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  let parsed = 0;
  client.on('Tracing.dataCollected', ({ value }) => {
    parsed += value.filter(({ name }) => name === 'V8.ParseFunction').length;
  });
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  const demo = page.locator('.demo-root[data-module]').first();
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-v8.compile'] },
  });
  await demo.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await page.locator('.demo-root[data-mounted]').first().waitFor();
  await client.send('Tracing.end');
  await ended;
  return parsed;
}

it.each(Object.entries(DEMOS))(
  'the main thread does not parse the packages of a demo when it comes alive: %s',
  async (_, url) => {
    expect(await parsedAtFirstPress(await open(url))).toBeLessThan(MOST);
  },
);

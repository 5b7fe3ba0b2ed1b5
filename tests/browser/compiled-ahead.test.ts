import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { readers } from './readers';
import { waitUntilStill } from './wait-until-still';

const { open } = readers();

/** Functions that the main thread may still parse: those of the page's own scripts. Packages have more than a thousand. */
const MOST = 500;

const DEMOS = {
  charts: '/x/react-charts/bars/',
  'data grid': '/x/react-data-grid/sorting/',
  pickers: '/x/react-date-pickers/date-picker/',
  'tree view': '/x/react-tree-view/rich-tree-view/items/',
};

interface TraceEvent {
  name?: string;
  pid?: number;
  tid?: number;
}

/** By this mark the main thread of the page is found: a trace is of all pages that are open. */
const MARK = 'first press';

/** Presses the first demo of a page and counts the functions that its main thread parses until the demo is mounted. */
async function parsedAtFirstPress(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  client.on('Tracing.dataCollected', ({ value }) => {
    events.push(...value);
  });
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  const demo = page.locator('[data-module]').first();
  await waitUntilStill(page);
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-v8.compile', 'blink.user_timing'] },
  });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await demo.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await page.locator('[data-mounted]').first().waitFor({ state: 'attached' });
  await client.send('Tracing.end');
  await ended;
  const thread = events.find(({ name }) => name === MARK);
  expect(thread).toBeDefined();
  return events.filter(
    ({ name, pid, tid }) => name === 'V8.ParseFunction' && pid === thread?.pid && tid === thread?.tid,
  ).length;
}

it.each(Object.entries(DEMOS))(
  'the main thread does not parse the packages of a demo when it comes alive: %s',
  async (_, url) => {
    expect(await parsedAtFirstPress(await open(url))).toBeLessThan(MOST);
  },
);

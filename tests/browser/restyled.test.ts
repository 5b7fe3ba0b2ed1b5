import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sideMenu, topBar } from './frame-elements';
import { pageKinds } from './page-kinds';
import { readers } from './readers';
import { waitUntilStill } from './wait-until-still';

const { changeReader, open } = readers();

/** Where something comes: demos draw there, the search opens there, and scripts measure text there. */
const PLACES = ['body', 'main', 'article', '[data-demo]', '[data-demo] *:last-child', sideMenu, topBar];

/** The event of a trace in which the browser computes styles. */
const RESTYLING = 'UpdateLayoutTree';

/** So many elements may stand around a place whose style hangs on what is in it: a demo and its tools. */
const MOST = 150;

/** A page may do something itself meanwhile; what a change brings about comes with each. */
const ROUNDS = 3;

/** On a machine that many share, a trace may lack what happened: so many are recorded at most. */
const TRACES = 10;

/** Puts an element into a place and takes it away again; gives how many others the browser looks at for that. */
async function restyledBy(page: Page, place: string): Promise<number> {
  const counts: number[] = [];
  for (let at = 0; at < TRACES && counts.length < ROUNDS && (counts.at(-1) ?? MOST) >= MOST; at += 1)
    counts.push(...(await countOnce(page, place)));
  if (counts.length === 0) throw new Error(`No trace tells what is restyled in ${place}.`);
  return Math.min(...counts);
}

/** The most elements that are restyled at once; nothing if the trace does not tell. */
async function countOnce(page: Page, place: string): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  const seen: number[] = [];
  client.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value)
      if (name === RESTYLING && 'elementCount' in Object(args)) seen.push(Number(Object(args).elementCount));
  });
  const ended = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await page.evaluate((selector) => {
    // A size needs the style of all elements; the style of one element needs only what it inherits from.
    const settle = () => document.documentElement.offsetHeight;
    const parent = document.querySelector(selector);
    settle();
    const added = parent?.appendChild(document.createElement('i'));
    settle();
    added?.remove();
    settle();
  }, place);
  await client.send('Tracing.end');
  await ended;
  await client.detach();
  return seen.length > 0 ? [Math.max(...seen)] : [];
}

const cases = Object.entries(pageKinds).flatMap(([kind, url]) =>
  [390, 1440].map((width) => ({ kind, url, width })),
);

it.each(cases)(
  'what comes and goes on a page has a browser look at the style of what is near: $kind, $width px wide',
  async ({ url, width }) => {
    await changeReader({ viewport: { width, height: 900 } });
    const page = await open(url);
    await waitUntilStill(page);
    const counts: Record<string, number> = {};
    for (const place of PLACES)
      if ((await page.locator(place).count()) > 0) counts[place] = await restyledBy(page, place);
    const own = await page
      .locator('[data-demo]')
      .first()
      .locator('*')
      .count()
      .catch(() => 0);

    expect(Object.keys(counts)).toContain('body');
    expect(Object.entries(counts).filter(([, count]) => count > MOST + own)).toEqual([]);
  },
);

it('what is counted is all of a page when a rule about it hangs on what is in it', async () => {
  const page = await open(pageKinds.charts);
  await waitUntilStill(page);
  expect(await restyledBy(page, 'body')).toBeLessThan(MOST);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html:has(>body>i.never)>body>:not(i){color:inherit}');
    document.adoptedStyleSheets.push(sheet);
  });

  // On a machine that many share, a trace may lack what happened.
  await expect.poll(() => restyledBy(page, 'body')).toBeGreaterThan(1000);
});

import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SOURCE } from '../../site/demo/source-hook';
import { FILTER, VIEWS } from '../../site/reference/hooks';
import { MEMBERS } from '../../site/reference/members-hook';
import { hooked } from '../../site/support/dom';
import { openBrowser } from './chromium/open-browser';
import { reachFor } from './demos/reach-for';
import { watchPage } from './watch-page';

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await openBrowser();
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
});

afterAll(() => browser.close());

const pages = {
  'a component with many props': '/x/api/data-grid/data-grid-premium/',
  'the same in Chinese': '/zh/x/api/data-grid/data-grid-premium/',
  'an interface': '/x/api/data-grid/grid-api/',
  'an index': '/zh/x/api/date-pickers/',
};

describe.each(Object.entries(pages))('a page of the API reference: %s', (_, url) => {
  it('opens without complaints and without moving', async () => {
    const { page, complaints, shift } = await watchPage(context, inject('site') + url);
    await page.waitForLoadState('networkidle');

    expect(complaints).toEqual([]);
    expect(await shift()).toBeLessThanOrEqual(0.01);
    await page.close();
  });

  it('has nothing wider than the screen on a phone', async () => {
    const phone = await browser.newContext({ viewport: { width: 320, height: 700 } });
    const page = await phone.newPage();
    await page.goto(inject('site') + url);

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await phone.close();
  });
});

describe('a row of the API reference', () => {
  const grid = '/x/api/data-grid/data-grid/';

  it('is opened and marked by a link to it, in the view that a reader has chosen before', async () => {
    const { page } = await watchPage(context, inject('site') + grid);
    await page.locator(`${hooked(VIEWS)} [data-kind=props][value=collapsed]`).click();
    await page.close();

    const again = await watchPage(context, `${inject('site')}${grid}#prop-getRowId`);
    const row = again.page.locator('#prop-getRowId');

    await row.locator('dd').first().waitFor();
    await again.page.waitForLoadState('networkidle');
    expect(await again.page.locator('#prop-getRowHeight dd >> nth=0').isVisible()).toBe(false);
    await expect.poll(() => row.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(400);
    expect(await again.shift()).toBeLessThanOrEqual(0.01);
    await again.page.locator(`${hooked(VIEWS)} [data-kind=props][value=table]`).click();
    await again.page.close();
  });

  it.each(['table', 'expanded'])('says everything to a reader who chose %s before', async (view) => {
    const earlier = await browser.newContext();
    await earlier.addInitScript((kept) => localStorage.setItem('apiPage_props', kept), view);
    const { page } = await watchPage(earlier, inject('site') + grid);
    const all = page.locator(`${hooked(VIEWS)} [data-kind=props][value=table]`);

    await expect.poll(() => all.getAttribute('aria-pressed')).toBe('true');
    expect(await page.locator(`${hooked(VIEWS)} [data-kind=props]`).allTextContents()).toEqual([
      'All',
      'Names only',
    ]);
    expect(await page.locator('#prop-density dd').first().isVisible()).toBe(true);
    await earlier.close();
  });

  it('has its name at the left and its type and default on one line, above the words', async () => {
    const reader = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const { page } = await watchPage(reader, inject('site') + grid);
    const [name, type, usual, words] = await page.locator('#prop-autoHeight').evaluate((row) =>
      ['dt', '[data-type]', '[data-default]', 'dd + dd'].map((selector) => {
        const { left, top, bottom } = row.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        return { left, top, bottom };
      }),
    );

    expect([name, type, usual, words].every((box) => box && box.bottom > box.top)).toBe(true);
    expect(name?.left).toBeLessThan(type?.left ?? 0);
    expect(type?.left).toBeLessThan(usual?.left ?? 0);
    expect(Math.abs((type?.bottom ?? 0) - (usual?.bottom ?? 99))).toBeLessThan(8);
    expect(words?.top).toBeGreaterThanOrEqual(type?.bottom ?? 0);
    await reader.close();
  });

  it('is found by typing a part of its name, which is forgotten on the way back', async () => {
    const { page } = await watchPage(context, inject('site') + grid);
    const field = page.locator(`${hooked(FILTER)}[data-kind=props]`);
    await field.fill('row sel');
    const shown = await page
      .locator(`${hooked(MEMBERS)}[data-kind=props] dl>[id]:not([hidden])`)
      .evaluateAll((rows) => rows.map(({ id }) => id));

    expect(shown).toContain('prop-rowSelectionModel');
    expect(shown).not.toContain('prop-density');
    await page.goto(`${inject('site')}/x/introduction/licensing/`);
    await page.goBack();
    expect(await field.inputValue()).toBe('');
    expect(await page.locator('#prop-density').isVisible()).toBe(true);
    await page.close();
  });

  it('can be read without any script', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto(`${inject('site')}${grid}#prop-density`);

    expect(await page.locator('#prop-density dd >> nth=0').isVisible()).toBe(true);
    expect(await page.locator(hooked(VIEWS)).first().isVisible()).toBe(false);
    await plain.close();
  });
});

describe('how a component is used', () => {
  const bars = '/x/api/charts/bar-chart/';

  it('is drawn and shown with its whole code before anything else is said', async () => {
    const { page, complaints } = await watchPage(context, inject('site') + bars);
    const example = page.locator('#example');
    const code = example.locator(`${hooked(SOURCE)} pre`).locator('visible=true');

    expect(await example.locator('[data-demo] svg').first().isVisible()).toBe(true);
    expect(await code.textContent()).toMatch(/import .*BarChart.*<BarChart.*\n}\n?$/s);
    expect(await code.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    const tops = await page
      .locator('#example, #demos, #props')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('can be tried where it stands', async () => {
    const { page } = await watchPage(context, inject('site') + bars);
    await reachFor(page.locator('#example [data-demo]'));

    await page.locator('#example [data-demo][data-mounted]').waitFor({ timeout: 30_000 });
    await page.close();
  });

  it('is explained by guides in the order of reading, none of them planned or about migration', async () => {
    const { page } = await watchPage(context, inject('site') + bars);
    const guides = await page
      .locator('section:has(#demos) ol a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

    expect(guides).toContain('/x/react-charts/bars/');
    expect(guides.indexOf('/x/react-charts/getting-started/')).toBeLessThan(
      guides.indexOf('/x/react-charts/bars/'),
    );
    expect(guides.filter((url) => !/^\/x\/react-charts\//.test(url))).toEqual([]);
    expect(guides.filter((url) => /funnel|gantt|sankey|radar|treemap/.test(url))).toEqual([]);
    await page.close();
  });
});

describe.each([320, 360, 390, 1280])('the lines of imports on a screen of %i px', (width) => {
  it('wrap, and no mark of a plan lies over them', async () => {
    const narrow = await browser.newContext({ viewport: { width, height: 800 } });
    const { page } = await watchPage(narrow, `${inject('site')}/x/api/data-grid/grid-api/`);
    const lines = await page.locator('section:has(>#import) li').evaluateAll((items) =>
      items.map((item) => {
        const code = item.querySelector('pre');
        const mark = item.querySelector('.icon-pro, .icon-premium')?.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(item.querySelector('code') ?? item);
        const over = [...range.getClientRects()].filter(
          (box) => mark && box.right > mark.left && box.left < mark.right && box.bottom > mark.top,
        );
        return {
          isMarked: mark !== undefined,
          over: over.length,
          beyond: code ? code.scrollWidth - code.clientWidth : 1,
        };
      }),
    );

    expect(lines.filter(({ isMarked }) => isMarked)).not.toHaveLength(0);
    expect(lines.map(({ over, beyond }) => [over, Math.max(0, beyond)])).toEqual(lines.map(() => [0, 0]));
    await narrow.close();
  });
});

it('no type of the reference is broken inside a name', async () => {
  const narrow = await browser.newContext({ viewport: { width: 320, height: 800 } });
  const { page } = await watchPage(narrow, `${inject('site')}/x/api/data-grid/data-grid-premium/`);
  const broken = await page.locator('[data-type]:visible').evaluateAll((types) =>
    types.flatMap((type) => {
      const walker = document.createTreeWalker(type, NodeFilter.SHOW_TEXT);
      const names: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: name, index } of (node.textContent ?? '').matchAll(/\w+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + name.length);
          if (range.getClientRects().length > 1) names.push(name);
        }
      }
      return names;
    }),
  );

  expect(broken).toEqual([]);
  await narrow.close();
});

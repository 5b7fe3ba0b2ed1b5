import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { FILTER, VIEWS } from '../../site/reference/hooks';
import { MEMBERS } from '../../site/reference/members-hook';
import { hooked } from '../../site/support/dom';
import { openBrowser } from './chromium/open-browser';
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

    await row.locator('td:last-child').waitFor();
    await again.page.waitForLoadState('networkidle');
    expect(await again.page.locator('#prop-getRowHeight td:last-child').isVisible()).toBe(false);
    await expect.poll(() => row.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(400);
    expect(await again.shift()).toBeLessThanOrEqual(0.01);
    await again.page.locator(`${hooked(VIEWS)} [data-kind=props][value=table]`).click();
    await again.page.close();
  });

  it('is found by typing a part of its name', async () => {
    const { page } = await watchPage(context, inject('site') + grid);
    await page.locator(`${hooked(FILTER)}[data-kind=props]`).fill('row sel');
    const shown = await page
      .locator(`${hooked(MEMBERS)}[data-kind=props] tbody>tr:not([hidden])`)
      .evaluateAll((rows) => rows.map(({ id }) => id));

    expect(shown).toContain('prop-rowSelectionModel');
    expect(shown).not.toContain('prop-density');
    await page.close();
  });

  it('can be read without any script', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto(`${inject('site')}${grid}#prop-density`);

    expect(await page.locator('#prop-density td:last-child').isVisible()).toBe(true);
    expect(await page.locator(hooked(VIEWS)).first().isVisible()).toBe(false);
    await plain.close();
  });
});

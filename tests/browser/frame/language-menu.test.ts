import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { SETTINGS } from '../../../site/layout/hooks';
import { panels, settingsButton, summaryOf } from '../frame-elements';
import { readers } from '../readers';

const { newReader, open } = readers();

/** Path, query and hash of where a page is. */
const placeOf = (page: Page): string => page.url().slice(inject('site').length);

describe('the language menu', () => {
  const chinese = `${panels.language} [lang="zh-CN"]`;

  it('keeps the place and everything that was chosen', async () => {
    const page = await open('/x/react-charts/styling/?from=letter');
    await page.locator(summaryOf(panels.mode)).click();
    await page.locator(`${panels.mode} [value="dark"]`).check({ force: true });
    await page.locator(settingsButton).click();
    await page.locator(`#${SETTINGS} label:has([value="rtl"])`).click();
    await page.keyboard.press('Escape');
    await page.locator('#StylingStroke [data-tool="variant"][value="JS"]').click();
    const heading = await page.locator('main h2[id]').last().getAttribute('id');
    await page.evaluate((id) => window.location.assign(`#${id}`), heading);
    await page.locator(summaryOf(panels.language)).click();
    await page.locator(chinese).click();
    await page.waitForURL('**/zh/**');

    expect(placeOf(page)).toBe(`/zh/x/react-charts/styling/?from=letter#${heading}`);
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
      muiColorScheme: 'dark',
      codeVariant: 'JS',
    });
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await page.locator(`[id="${heading}"]`).evaluate((element) => element.matches(':target'))).toBe(
      true,
    );
  });

  it('keeps the place in a new tab, too', async () => {
    const page = await open('/x/introduction/licensing/#pro-plan');
    await page.locator(summaryOf(panels.language)).click();
    // What the browser opens is the address that the link has when the press ends.
    await page.evaluate(() => {
      document.addEventListener('auxclick', (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        Object.assign(window, { opened: [link?.href, event.defaultPrevented] });
        event.preventDefault();
      });
    });
    await page.locator(chinese).click({ button: 'middle' });

    expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toEqual([
      `${inject('site')}/zh/x/introduction/licensing/#pro-plan`,
      false,
    ]);
  });

  it.each([
    ['/x/nothing-here/', chinese, '/zh/x/nothing-here/', '找不到页面'],
    [
      '/zh/x/nothing-here/?page=2',
      `${panels.language} [lang="en"]`,
      '/x/nothing-here/?page=2',
      'Page not found',
    ],
    ['/x/offline/', chinese, '/zh/x/offline/', '当前处于离线状态'],
  ])('on %s leads to the same address in the other language', async (url, link, arrival, title) => {
    const page = await open(url);
    await page.locator(summaryOf(panels.language)).click();
    await page.locator(link).click();
    await page.waitForURL(inject('site') + arrival);

    expect(await page.locator('h1').innerText()).toBe(title);
  });

  it('leads from what is missing to the other language without JavaScript, too', async () => {
    const plain = await newReader({ javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto(`${inject('site')}/x/nothing-here/`);
    await page.locator(summaryOf(panels.language)).click();
    await page.locator(chinese).click();

    expect(await page.locator('h1').innerText()).toBe('找不到页面');
  });
});

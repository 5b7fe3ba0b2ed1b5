import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { backToTop, skipLink } from '../frame-elements';
import { CONTENTS } from '../../../site/page/contents-id';
import { readers } from '../readers';

const { changeReader, open } = readers();

describe('the contents', () => {
  const current = (page: Page) =>
    page
      .locator(`#${CONTENTS} [aria-current]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  it('mark the heading that a reader has scrolled to, and none at the beginning', async () => {
    const page = await open('/x/react-charts/styling/');
    const links = await page
      .locator(`#${CONTENTS} a`)
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const third = links[2] ?? '';
    expect(await current(page)).toEqual([]);
    await page.locator(`[id="${third.slice(1)}"]`).evaluate((heading) => heading.scrollIntoView());

    await expect.poll(() => current(page)).toEqual([third]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => current(page)).toEqual([links.at(-1)]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => current(page)).toEqual([]);
  });

  it('mark the heading that was pressed, and close where they are a sheet', async () => {
    await changeReader({ viewport: { width: 390, height: 800 } });
    const page = await open('/x/react-charts/styling/');
    await page.locator(`[popovertarget=${CONTENTS}]`).click();
    const link = page.locator(`#${CONTENTS} a`).nth(3);
    const href = await link.getAttribute('href');
    await link.click();

    expect(await current(page)).toEqual([href]);
    expect(await page.locator(`#${CONTENTS}`).isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe(href);
  });
});

describe('the way back to the top', () => {
  it('is offered after 200 px, and takes the focus along', async () => {
    await changeReader({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
    const page = await open('/x/introduction/licensing/');
    const link = page.locator(backToTop);
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
    expect(await link.isVisible()).toBe(false);
    await scrollTo(200);
    await page.waitForTimeout(200);
    expect(await link.isVisible()).toBe(false);
    await scrollTo(201);
    await expect.poll(() => link.isVisible()).toBe(true);
    await scrollTo(1500);
    await link.click();

    // Without motion it is there at once.
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'MUI X documentation, start page',
    );
    await expect.poll(() => link.isVisible()).toBe(false);
  });

  it('lies over no line of the contents, however many there are', async () => {
    await changeReader({ viewport: { width: 1440, height: 640 } });
    const page = await open('/x/react-data-grid/row-grouping/');
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.locator(backToTop).waitFor();
    const top = (await page.locator(backToTop).boundingBox())?.y;
    const column = await page.locator(`#${CONTENTS}`).evaluate((list) => ({
      isScrolled: list.scrollHeight > list.clientHeight,
      bottom: list.getBoundingClientRect().bottom,
    }));

    expect(column.isScrolled).toBe(true);
    expect(column.bottom).toBeLessThanOrEqual(top ?? 0);
  });

  it('glides for readers who like motion', async () => {
    const page = await open('/x/introduction/licensing/');
    await page.evaluate(() => window.scrollTo(0, 3000));
    await page.locator(backToTop).click();

    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});

describe('the way past the frame', () => {
  it('is the first stop, is seen only then, and goes on inside the text', async () => {
    const page = await open('/x/introduction/licensing/');
    const link = page.locator(skipLink);
    const isOnScreen = () => link.evaluate((element) => element.getBoundingClientRect().bottom > 0);
    expect(await isOnScreen()).toBe(false);
    await page.keyboard.press('Tab');
    await expect.poll(isOnScreen).toBe(true);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');

    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main_content');
    await expect.poll(isOnScreen).toBe(false);
  });
});

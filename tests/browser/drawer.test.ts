import type { Browser, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';
import { sideMenu } from './frame-elements';
import { swipe } from './swipe';

const WIDTH = 360;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

async function openOnPhone(direction: string): Promise<{ page: Page; finger: CDPSession }> {
  const phone = await browser.newContext({
    viewport: { width: WIDTH, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await phone.addInitScript((dir) => {
    localStorage.setItem('theme-settings', JSON.stringify({ direction: dir }));
  }, direction);
  const page = await phone.newPage();
  // What follows a finger is loaded after the page.
  await page.goto(`${inject('site')}/x/introduction/licensing/`, { waitUntil: 'networkidle' });
  return { page, finger: await phone.newCDPSession(page) };
}

/** From one side to the other. */
const across = (finger: CDPSession, from: number, to: number) =>
  swipe(finger, { x: from, y: 400 }, { x: to, y: 400 });

const isOpen = (page: Page) => page.locator(sideMenu).evaluate((menu) => menu.matches(':popover-open'));

describe.each([
  { dir: 'ltr', at: (x: number) => x },
  { dir: 'rtl', at: (x: number) => WIDTH - x },
])('on a phone where text is $dir, the drawer', ({ dir, at }) => {
  it('is pulled out of the edge where lines start, and pushed back', async () => {
    const { page, finger } = await openOnPhone(dir);
    const url = page.url();
    await across(finger, at(30), at(220));
    await expect.poll(() => isOpen(page)).toBe(true);
    expect(await page.locator(sideMenu).evaluate((menu) => menu.contains(document.activeElement))).toBe(true);
    await across(finger, at(250), at(60));

    await expect.poll(() => isOpen(page)).toBe(false);
    expect(page.url()).toBe(url);
    await page.context().close();
  });

  it('stays where it is when a finger scrolls, or comes from the other edge', async () => {
    const { page, finger } = await openOnPhone(dir);
    await across(finger, at(WIDTH - 30), at(120));
    await across(finger, at(120), at(300));

    expect(await isOpen(page)).toBe(false);
    await page.context().close();
  });
});

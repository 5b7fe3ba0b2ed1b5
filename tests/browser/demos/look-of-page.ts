import type { Page } from 'playwright-core';

const DESKTOP = { width: 1280, height: 900 };

/** The narrowest screen that pages are made for, in pixels. */
export const PHONE = { width: 320, height: 800 };

/** Makes an open page dark as the system of its reader turns dark. */
export async function turnDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForFunction(() => document.documentElement.dataset['muiColorScheme'] === 'dark', undefined, {
    polling: 50,
  });
}

/** Takes an open page to a phone, and mirrors it as another tab in which direction is chosen does. */
export async function mirrorOnPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await choose(page, 'rtl');
  await page.waitForFunction(() => document.documentElement.dir === 'rtl', undefined, { polling: 50 });
}

/** Everything as the next page expects it. */
export async function resetLook(page: Page): Promise<void> {
  await choose(page, 'ltr');
  await page.evaluate(() => localStorage.removeItem('theme-settings'));
  await page.setViewportSize(DESKTOP);
}

function choose(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  return page.evaluate((chosen) => {
    const newValue = JSON.stringify({ direction: chosen });
    localStorage.setItem('theme-settings', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme-settings', newValue }));
  }, direction);
}

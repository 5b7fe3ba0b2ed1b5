import type { Page } from 'playwright-core';

const DESKTOP = { width: 1280, height: 900 };

/** The narrowest screen that pages are made for, in pixels. */
export const PHONE = { width: 320, height: 800 };

/** Makes an open page dark as the system of its reader turns dark. */
export function turnDark(page: Page): Promise<void> {
  return turn(page, 'dark');
}

/** Makes an open page light as the system of its reader turns light. */
export function turnLight(page: Page): Promise<void> {
  return turn(page, 'light');
}

async function turn(page: Page, scheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction(
    (wanted) => document.documentElement.dataset['muiColorScheme'] === wanted,
    scheme,
    { polling: 50 },
  );
}

/** Takes an open page to a phone, and mirrors it as another tab in which direction is chosen does. */
export async function mirrorOnPhone(page: Page): Promise<void> {
  await leaveFullScreen(page);
  await page.setViewportSize(PHONE);
  await page.evaluate(() => {
    const newValue = JSON.stringify({ direction: 'rtl' });
    localStorage.setItem('theme-settings', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme-settings', newValue }));
  });
  await page.waitForFunction(() => document.documentElement.dir === 'rtl', undefined, { polling: 50 });
}

/** What the next page is not to find. */
export async function resetLook(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('theme-settings'));
  await page.setViewportSize(DESKTOP);
}

/** A demo that fills the screen when it is used may have left it so, and Chromium resizes no such window. */
async function leaveFullScreen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    if (document.fullscreenElement) await document.exitFullscreen();
  });
  await page.waitForFunction(() => !document.fullscreenElement);
}

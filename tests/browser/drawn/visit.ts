import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';

/** The screens that demos are drawn for. */
export const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 } },
  'touched phone': { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Opens a page of the built site whose animations are at their end. The caller closes its context. */
export async function visit(browser: Browser, path: string, options: BrowserContextOptions): Promise<Page> {
  const reader = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await reader.newPage();
  await page.goto(inject('site') + path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

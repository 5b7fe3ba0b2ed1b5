import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { hold } from '../hold';

/** A demo of which only the drawing is there. */
export interface DrawnDemo {
  page: Page;
  box: Locator;
  /** Lets the demo's code come, and waits until it answers. */
  release: () => Promise<void>;
}

/** Opens a page at a demo whose code, when it is asked for, does not come before it is released. */
export async function holdScripts(
  browser: Browser,
  [path, name]: readonly [string, string],
  options: BrowserContextOptions = { viewport: { width: 1440, height: 900 } },
): Promise<DrawnDemo> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const open = await hold(context, '**/assets/demos-*.js');
  const page = await context.newPage();
  await page.goto(inject('site') + path, { waitUntil: 'load' });
  const box = page.locator(`[data-demo="${name}"]`);
  await box.evaluate((root) => root.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const release = async () => {
    open();
    await page.locator(`[data-demo="${name}"][data-mounted]`).waitFor({ timeout: 30_000 });
  };
  return { page, box, release };
}

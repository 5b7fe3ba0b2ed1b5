import { type Browser, chromium } from 'playwright-core';
import { listenLocally } from '../../../generator/dev-server/listen';
import { type Chromium, launchOptions } from './chromium';

const CONTEXTS = 3;

/** Throws unless the browser outlives its contexts and refuses what the same-origin policy forbids. */
export async function assertUsable(candidate: Chromium): Promise<void> {
  const site = await listenLocally(0, (_, response) => {
    response.end('<!doctype html><title>Blank</title>');
  });
  const browser = await chromium.launch(launchOptions(candidate));
  try {
    for (let count = 0; count < CONTEXTS; count += 1) await assertWebSecurity(browser, site.url);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** One server under two names is two origins. */
async function assertWebSecurity(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  const wasRead = await page.evaluate(
    (other) =>
      fetch(other).then(
        () => true,
        () => false,
      ),
    url.replace('localhost', '127.0.0.1'),
  );
  await context.close();
  if (wasRead) throw new Error('It lets a page read another origin.');
}

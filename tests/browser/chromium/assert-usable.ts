import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright-core';
import { listenLocally } from '../../../generator/dev-server/listen';
import { type Chromium, launchOptions } from './chromium';

const CONTEXTS = 3;

/** How long a browser may take to show itself usable, in ms: one that ends badly may never answer. */
const PATIENCE = 60_000;

/** Throws unless the browser outlives its contexts and refuses what the same-origin policy forbids. */
export async function assertUsable(candidate: Chromium): Promise<void> {
  const site = await listenLocally(0, (_, response) => {
    response.end('<!doctype html><title>Blank</title>');
  });
  const process = await chromium.launchServer({ ...launchOptions(candidate), timeout: PATIENCE });
  try {
    await Promise.race([assertOutlives(process.wsEndpoint(), site.url), noAnswer()]);
  } finally {
    // Not asked to close: one that hangs would hang here, too.
    await process.kill();
    await site.close();
  }
}

async function noAnswer(): Promise<never> {
  await setTimeout(PATIENCE, undefined, { ref: false });
  throw new Error(`It did not answer in ${PATIENCE / 1000} s.`);
}

async function assertOutlives(endpoint: string, url: string): Promise<void> {
  const browser = await chromium.connect(endpoint);
  for (let count = 0; count < CONTEXTS; count += 1) await assertWebSecurity(browser, url);
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

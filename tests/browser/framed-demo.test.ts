import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';
import { type ConfiguredSite, configuredSite } from './configured-site';
import { watchPage } from './watch-page';
import { reachFor } from './demos/reach-for';

let site: ConfiguredSite;
let browser: Browser;

beforeAll(async () => {
  site = await configuredSite('framed', { ads: { enabled: false } });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

it('a demo in a frame is drawn there with its rules, and follows the look of the page', async () => {
  const context = await browser.newContext({ colorScheme: 'light' });
  const { page, complaints, shift } = await watchPage(context, `${site.url}/x/guide/page-1/`);
  const box = page.locator('#Framed');
  await reachFor(box);
  const frame = box.frameLocator('iframe');
  const button = frame.getByRole('button', { name: 'Framed' });
  await button.waitFor({ timeout: 30_000 });
  const color = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);

  expect(await color()).toBe('rgb(10, 108, 98)');
  expect((await box.locator('iframe').boundingBox())?.height).toBe(400);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(color).toBe('rgb(102, 209, 193)');
  expect([complaints, await shift()]).toEqual([[], 0]);
  await context.close();
});

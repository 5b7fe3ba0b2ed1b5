import { expect, inject, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';
it('look', async () => {
  const browser = await openBrowser();
  const shots: [string, string, 'light' | 'dark', number, string][] = [
    ['bars', '/x/react-charts/bars/', 'light', 1280, '.playground-box'],
    ['bars-320', '/zh/x/react-charts/bars/', 'dark', 320, '.playground-box'],
    ['pie', '/x/react-charts/pie/', 'dark', 1280, '.playground-box'],
    ['gauge', '/x/react-charts/gauge/', 'light', 1280, '.playground-box'],
    ['scatter', '/x/react-charts/scatter/', 'light', 1280, '.playground-box'],
    ['install', '/x/introduction/installation/', 'light', 1280, '.installation'],
    ['install-320', '/zh/x/introduction/installation/', 'dark', 320, '.installation'],
    ['plans', '/zh/x/introduction/licensing/', 'light', 1280, '.plan-comparison'],
    ['gallery', '/x/react-charts/', 'dark', 1280, '.chart-gallery'],
    ['timeline', '/x/whats-new/', 'light', 1280, '.release-timeline'],
  ];
  for (const [name, url, scheme, width, selector] of shots) {
    const context = await browser.newContext({ colorScheme: scheme, viewport: { width, height: 900 } });
    const page = await context.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log(name, m.text().slice(0, 300)));
    page.on('pageerror', (e) => console.log(name, String(e).slice(0, 300)));
    await page.goto(inject('site') + url);
    const part = page.locator(selector).first();
    await part.scrollIntoViewIfNeeded();
    if (selector === '.playground-box') await part.locator('.playground').waitFor({ timeout: 30000 }).catch(() => console.log('no mount', name));
    await page.waitForTimeout(900);
    console.log(name, await page.evaluate(() => document.documentElement.scrollWidth), JSON.stringify(await part.boundingBox()), selector === '.playground-box' ? await part.evaluate((e) => (e.querySelector('.playground') as HTMLElement)?.offsetHeight + '/' + (e.querySelector('.demo-root') as HTMLElement).offsetHeight) : '');
    await part.screenshot({ path: `/tmp/mechcfg/${name}.png` });
    await context.close();
  }
  await browser.close();
  expect(1).toBe(1);
});

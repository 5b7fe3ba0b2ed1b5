import type { BrowserContext, Page } from 'playwright-core';

/** A page that is watched while a test uses it. */
export interface WatchedPage {
  page: Page;
  /** Errors of the console and of scripts, and requests that failed or went to another host. */
  complaints: string[];
  /** How far content has moved by itself: the sum of all layout shifts (CLS without its windows). */
  shift(): Promise<number>;
}

/** Opens a page and notes everything a reader or their browser would complain about. */
export async function watchPage(context: BrowserContext, url: string): Promise<WatchedPage> {
  const watched = await watch(await context.newPage(), new URL(url).host);
  await watched.page.goto(url, { waitUntil: 'load' });
  return watched;
}

/** Watches a page that has not gone anywhere yet, on one host. */
export async function watch(page: Page, home: string): Promise<WatchedPage> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isLicenceNotice(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== home) complaints.push(`stranger: ${request.url()}`);
  });
  await page.addInitScript(sumLayoutShifts);
  return {
    page,
    complaints,
    shift: () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, 'moved'), 'total'))),
  };
}

function sumLayoutShifts(): void {
  const moved = { total: 0 };
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        moved.total += Number(entry.value);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The one message that demos of paid plans may leave: this project carries no licence key. */
function isLicenceNotice(text: string): boolean {
  return /MUI X: Missing license key|MUI X: Invalid license key/.test(text) || text.includes('*******');
}

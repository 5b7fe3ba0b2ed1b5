import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEARCH_BUTTON } from '../../site/search/button-hook';
import { SEARCH_DIALOG } from '../../site/search/hooks';
import { cacheName } from '../../site/service-worker/cache-name';
import { hooked } from '../../site/support/dom';
import { openBrowser } from './chromium/open-browser';
import { noNetwork, underControl, type WorkerSite, workerSite } from './worker-site';

let site: WorkerSite;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  site = await workerSite('worker');
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

beforeEach(async () => {
  site.serve(site.builds.first);
  context = await browser.newContext();
  // Focus is the test's to give, and time goes by as it says.
  await context.addInitScript(() => {
    document.hasFocus = () => sessionStorage.getItem('focus') !== 'away';
    const { now } = Date;
    Date.now = () => now() + Number(sessionStorage.getItem('later') ?? 0);
  });
});

afterEach(() => context.close());

/** Long enough for a reload that should not come: it would begin after 100 ms. */
const A_WHILE = 1200;

/** A page that a worker serves. */
async function controlledPage(pathname = '/x/guide/page-0/'): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.url + pathname);
  await underControl(page);
  await page.reload();
  return page;
}

/** Counts how often the page is loaded from now on. */
function loadsOf(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('load', () => {
    loads.count += 1;
  });
  return loads;
}

async function update(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration('/'))?.update();
  });
}

const styleOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--changed'));

describe('registration', () => {
  it('covers both languages from the file below /x', async () => {
    const page = await controlledPage();
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(scope).toBe(`${site.url}/`);
    await page.goto(`${site.url}/zh/x/guide/page-1/`);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
      `${site.url}/x/sw.js`,
    );
  });

  it('does not happen under another name of the same host', async () => {
    const page = await context.newPage();
    await page.goto(`${site.url.replace('localhost', '127.0.0.1')}/x/guide/page-0/`);
    await page.waitForTimeout(A_WHILE);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });
});

describe('an update', () => {
  it('that is equal has an equal worker and reloads nothing', async () => {
    const worker = (folder: string) => readFileSync(path.join(folder, 'x/sw.js'), 'utf8');
    expect(worker(site.folders.again)).toBe(worker(site.folders.first));
    expect(worker(site.folders.second)).not.toBe(worker(site.folders.first));
    const page = await controlledPage();
    const loads = loadsOf(page);
    await update(page);
    await page.waitForTimeout(A_WHILE);
    expect(loads.count).toBe(0);
  });

  it('reloads a page with focus once, and the new page has the new styles', async () => {
    const page = await controlledPage();
    expect(await styleOf(page)).toBe('');
    const loads = loadsOf(page);
    site.serve(site.builds.second);
    await update(page);
    await expect.poll(() => loads.count).toBe(1);
    expect(await styleOf(page)).toBe('yes');
    await page.waitForTimeout(A_WHILE);
    expect(loads.count).toBe(1);
  });

  it('reloads the same tab again when the next one comes later', async () => {
    const page = await controlledPage();
    const loads = loadsOf(page);
    site.serve(site.builds.second);
    await update(page);
    await expect.poll(() => loads.count).toBe(1);
    await page.evaluate(() => sessionStorage.setItem('later', '61000'));
    site.serve(site.builds.first);
    await update(page);

    await expect.poll(() => loads.count).toBe(2);
    expect(await styleOf(page)).toBe('');
  });

  it('waits for the focus', async () => {
    const page = await controlledPage();
    await page.evaluate(() => sessionStorage.setItem('focus', 'away'));
    const loads = loadsOf(page);
    site.serve(site.builds.second);
    await update(page);
    await page.waitForTimeout(A_WHILE);
    expect(loads.count).toBe(0);
    await page.evaluate(() => sessionStorage.setItem('focus', 'here'));
    await expect.poll(() => loads.count).toBe(1);
  });

  it('does not reload a page that no worker served', async () => {
    const page = await context.newPage();
    await page.goto(`${site.url}/x/guide/page-0/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const loads = loadsOf(page);
    site.serve(site.builds.second);
    await update(page);
    await page.waitForTimeout(A_WHILE);
    expect(loads.count).toBe(0);
  });

  it('that comes anew with every request does not become a loop', async () => {
    const page = await controlledPage();
    const loads = loadsOf(page);
    site.serve(restless(site));
    await update(page);
    await expect.poll(() => loads.count).toBe(1);
    await update(page);
    await page.waitForTimeout(2 * A_WHILE);
    expect(loads.count).toBe(1);
  });

  it('is met by ordinary links as well: no page is older than the host', async () => {
    const page = await controlledPage();
    await page.evaluate(() => sessionStorage.setItem('focus', 'away'));
    site.serve(site.builds.second);
    await page.goto(`${site.url}/x/guide/page-1/`);
    expect(await styleOf(page)).toBe('yes');
  });
});

describe('without a network', () => {
  it('pages that were read can be read again, with their styles, the first one too', async () => {
    const page = await context.newPage();
    await page.goto(`${site.url}/x/guide/page-0/`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => keptPages(page)).toContain('/x/guide/page-0/');
    await page.goto(`${site.url}/zh/x/guide/page-1/`);
    site.serve(noNetwork);
    for (const [pathname, title] of [
      ['/x/guide/page-0/', 'Page 0'],
      ['/zh/x/guide/page-1/', '第 1 页'],
    ]) {
      await page.goto(site.url + pathname);
      expect(await page.locator('h1').innerText()).toBe(title);
      expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('grid');
    }
  });

  it('a page is the same one with a query, without its slash, and at the root', async () => {
    const page = await controlledPage('/x/guide/page-0/?utm_source=letter');
    await page.goto(`${site.url}/x/guide/page-1/`);
    await page.goto(`${site.url}/x/guide/page-1`);
    await page.goto(`${site.url}/`);
    const home = new URL(page.url()).pathname;
    site.serve(noNetwork);
    for (const pathname of ['/x/guide/page-0/', '/x/guide/page-0', '/x/guide/page-1/?a=1', home, '/']) {
      await page.goto(site.url + pathname);
      expect(await page.locator('h1').innerText(), pathname).not.toBe('You are offline');
    }
  });

  it.each([
    ['/x/guide/page-2/', 'You are offline'],
    ['/zh/x/guide/page-2/', '当前处于离线状态'],
    ['/x/nowhere/', 'You are offline'],
  ])('%s, which was not read, says so in its language', async (pathname, title) => {
    const page = await controlledPage();
    site.serve(noNetwork);
    await page.goto(site.url + pathname);
    expect(await page.locator('h1').innerText()).toBe(title);
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('grid');
    expect(new URL(page.url()).pathname).toBe(pathname);
  });

  it.each([
    ['/x/guide/page-2/', ['Page 1', 'Page 0', '第 1 页']],
    ['/zh/x/guide/page-2/', ['第 1 页', 'Page 1', 'Page 0']],
  ])('%s, which was not read, lists those that were, in its language first', async (pathname, titles) => {
    const page = await controlledPage();
    for (const read of ['/zh/x/guide/page-1/', '/x/guide/page-1/']) await page.goto(site.url + read);
    site.serve(noNetwork);
    await page.goto(site.url + pathname);
    const links = page.locator('[data-x=stored-pages] a');

    expect((await links.allInnerTexts()).map((text) => text.split(' - ')[0])).toEqual(titles);
    expect(await page.locator('[data-x=stored-pages] + section').isVisible()).toBe(false);
    for (const title of titles) {
      await page.goto(site.url + pathname);
      await links.filter({ hasText: title }).click();
      await expect.poll(() => page.locator('h1').innerText()).toBe(title);
    }
  });

  it('a page says so where none is stored', async () => {
    const page = await controlledPage();
    await page.evaluate((pages) => caches.delete(pages), cacheName(`${site.url}/`, 'pages'));
    site.serve(noNetwork);
    await page.goto(`${site.url}/x/guide/page-2/`);

    expect(await page.locator('[data-x=stored-pages]').innerText()).toBe(
      'No page is stored on this device yet.',
    );
    expect(await page.locator('[data-x=stored-pages] + section').isVisible()).toBe(false);
  });

  it('the search answers as before, though the browser itself has kept nothing', async () => {
    const page = await controlledPage();
    const found = await search(page, 'page');
    expect(found).not.toEqual([]);
    site.serve(noNetwork);
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.reload();
    expect(await search(page, 'page')).toEqual(found);
  });

  it('the search answers from what is stored if the network accepts everything and answers nothing', async () => {
    const page = await controlledPage();
    const found = await search(page, 'page');
    site.serve(() => undefined);
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await page.reload();
    expect(await search(page, 'page')).toEqual(found);
  });

  it('pages that were read before an update keep their styles', async () => {
    const page = await controlledPage();
    await page.goto(`${site.url}/x/guide/page-1/`);
    site.serve(site.builds.second);
    await update(page);
    await expect.poll(() => styleOf(page).catch(() => '')).toBe('yes');
    site.serve(noNetwork);
    await page.goto(`${site.url}/x/guide/page-0/`);
    expect(await styleOf(page)).toBe('');
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('grid');
  });
});

/** Asks the search of a page, and gives the addresses that it answers with. */
async function search(page: Page, question: string): Promise<(string | null)[]> {
  await page.locator(hooked(SEARCH_BUTTON)).click();
  const dialog = page.locator(hooked(SEARCH_DIALOG));
  await dialog.locator('input').fill(question);
  // First answers know titles alone, and what nobody sees yet is drawn a little later.
  await page.locator(`${hooked(SEARCH_DIALOG)}[data-whole] [role=listbox]:not([data-rest])`).waitFor();
  const results = dialog.locator('a[role=option]');
  await results.first().waitFor();
  const found = await results.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await page.keyboard.press('Escape');
  return found;
}

function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(
    async (pages) => (await (await caches.open(pages)).keys()).map(({ url }) => new URL(url).pathname),
    cacheName(`${site.url}/`, 'pages'),
  );
}

/** A host whose worker has other bytes each time it is asked for. */
function restless({ builds, folders }: WorkerSite): RequestListener {
  let asked = 0;
  return (request, response) => {
    if (request.url !== '/x/sw.js') return builds.second(request, response);
    asked += 1;
    response.writeHead(200, { 'content-type': 'text/javascript', 'service-worker-allowed': '/' });
    response.end(`${readFileSync(path.join(folders.second, 'x/sw.js'), 'utf8')}\n// ${asked}`);
  };
}

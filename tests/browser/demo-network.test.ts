import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type LocalServer, listenLocally } from '../../generator/dev-server/listen';
import { staticSite } from '../../generator/dev-server/static-site';
import { readFileTable } from '../../generator/published/file-table';
import { openBrowser } from './chromium/open-browser';
import { reachFor } from './demos/reach-for';

const PAGE = '/x/react-charts/bars/';

/** Patience of the page is ten seconds of its own; a busy machine takes its time. */
const PATIENCE = { timeout: 60_000 };

let browser: Browser;
let server: LocalServer;
let context: BrowserContext;

/** What the host does instead of its work, by the end of a file's name. */
const faults = new Map<string, RequestListener>();

beforeAll(async () => {
  browser = await openBrowser();
  const site = staticSite(inject('out'));
  server = await listenLocally(0, (request, response) => {
    const fault = [...faults].find(([name]) => request.url?.split('?')[0]?.endsWith(name));
    if (fault) fault[1](request, response);
    else site(request, response);
  });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

beforeEach(async () => {
  context = await browser.newContext();
});

afterEach(async () => {
  faults.clear();
  await context.close();
});

/** A script that ends where nobody expects it: the host says that it is whole. */
const cut =
  (name: string): RequestListener =>
  (_, response) => {
    const code = readFileSync(path.join(inject('out'), 'x/assets', name));
    response.writeHead(200, {
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000',
    });
    response.end(code.subarray(0, code.length / 2));
  };

const missing: RequestListener = (_, response) => void response.writeHead(404).end('Not found');

const page200: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/html' });
  response.end('<!doctype html><title>Welcome</title>');
};

const hang: RequestListener = () => {};

/** The names of scripts that the built page says of itself. */
function scripts(): { runtime: string; shared: string; first: string } {
  const html = readFileSync(path.join(inject('out'), PAGE, 'index.html'), 'utf8');
  const [, runtime = '', files = ''] = /data-demos="[^"]*\/([^"]+)" data-files="([^"]+)"/.exec(html) ?? [];
  const [, first = ''] = /data-module="[^"]*\/([^"/]+\.js)"/.exec(html) ?? [];
  const table = readFileTable(files);
  const needed = table.find(({ name }) => name === runtime)?.imports.map((at) => table[at]?.name ?? '') ?? [];
  // What the page's own script needs, too, would keep that away.
  const shared = needed.find((name) => !html.includes(`/${name}" integrity`)) ?? '';
  return { runtime, shared, first };
}

async function open(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(server.url + PAGE);
  await reachFor(boxes(page).first());
  return page;
}

const boxes = (page: Page) => page.locator('[data-module$=".js"]');

const failures = (page: Page) => page.locator('[data-x=failure]:not([hidden])');

const retries = (page: Page) => failures(page).getByRole('button');

/** What the build has drawn of a demo, or what has taken its place. */
const chart = (page: Page, at: number) =>
  boxes(page).nth(at).locator('svg').filter({ visible: true }).first();

/** Where a demo and what follows it stand on the page. */
const standing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-demo] svg, [data-ground], [data-x=tools], h2')].map((element) => {
      const { top, left, width, height } = element.getBoundingClientRect();
      return [top + scrollY, left, width, height].map(Math.round);
    }),
  );

const lives = (page: Page, at: number) =>
  expect.poll(() => boxes(page).nth(at).getAttribute('data-mounted'), PATIENCE).toBe('');

describe('what all demos of a page share', () => {
  it.each([
    ['cut', (name: string) => cut(name), 'runtime'],
    ['missing', () => missing, 'shared'],
    ['never answered', () => hang, 'shared'],
    ['never answered', () => hang, 'runtime'],
  ] as const)(
    'and that is %s is told in each box; trying one again brings all to life',
    async (_, fault, which) => {
      const name = scripts()[which];
      expect(name).not.toBe('');
      faults.set(name, fault(name));
      const page = await open();
      await retries(page).first().waitFor(PATIENCE);
      await reachFor(boxes(page).nth(1));
      await expect.poll(() => retries(page).count(), PATIENCE).toBeGreaterThan(1);
      expect([await chart(page, 0).isVisible(), await chart(page, 1).isVisible()]).toEqual([true, true]);
      faults.clear();
      await retries(page).first().click();

      await lives(page, 0);
      await lives(page, 1);
      await expect.poll(() => retries(page).count(), PATIENCE).toBe(0);
    },
  );

  it('and that was cut once is asked for again by itself', async () => {
    const { runtime } = scripts();
    faults.set(runtime, (request, response) => {
      faults.clear();
      cut(runtime)(request, response);
    });
    const page = await open();

    await lives(page, 0);
  });
});

describe('a browser that requests a module again after a failure', () => {
  beforeEach(() =>
    context.addInitScript(() => {
      const brands = [{ brand: 'Chromium', version: '999' }];
      Object.defineProperty(navigator, 'userAgentData', { value: { brands } });
    }),
  );

  it('loads each file of a demo once, as a module', async () => {
    const page = await open();
    await lives(page, 0);
    const names = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => [entry.name, entry.initiatorType]);
    });
    const { runtime, shared, first } = scripts();
    const ofDemo = (name: string) => names.filter(([url]) => url?.endsWith(`/${name}`));

    expect(names.filter(([, initiator]) => initiator === 'fetch')).toEqual([]);
    expect(new Set(names.map(([url]) => url)).size).toBe(names.length);
    for (const name of [runtime, shared, first]) expect(ofDemo(name), name).toHaveLength(1);
  });

  it('reloads the page and mounts the demo when one that never came is tried again', async () => {
    const { shared } = scripts();
    faults.set(shared, hang);
    const page = await open();
    await retries(page).first().waitFor(PATIENCE);
    expect(await chart(page, 0).isVisible()).toBe(true);
    faults.clear();
    await retries(page).first().click();

    await lives(page, 0);
    expect(await retries(page).count()).toBe(0);
  });
});

describe('the code of one demo', () => {
  it.each([
    ['is missing', () => missing],
    ['is a page of the host', () => page200],
    ['is cut', cut],
    ['never comes', () => hang],
  ])('that %s hurts no other demo, and may be tried again', async (_, fault) => {
    const { first } = scripts();
    faults.set(first, fault(first));
    const page = await open();
    await reachFor(boxes(page).nth(1));
    await lives(page, 1);
    await retries(page).first().waitFor(PATIENCE);
    expect(await retries(page).count()).toBe(1);
    expect(await chart(page, 0).isVisible()).toBe(true);
    // In vain at first: the button is there again, under the focus.
    if (fault(first) !== hang) {
      await retries(page).press('Enter');
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName), PATIENCE).toBe('BUTTON');
    }
    faults.clear();
    await retries(page).press('Enter');

    await lives(page, 0);
    expect(await retries(page).count()).toBe(0);
  });
});

describe('a demo that fails', () => {
  it('while a pointer rests on it moves nothing, takes no focus and interrupts nobody', async () => {
    const { first } = scripts();
    faults.set(first, missing);
    const page = await context.newPage();
    await page.goto(server.url + PAGE);
    const link = page.locator('main a').first();
    await link.focus();
    await boxes(page).first().scrollIntoViewIfNeeded();
    const before = await standing(page);
    await chart(page, 0).hover();
    await retries(page).first().waitFor(PATIENCE);

    expect(await standing(page)).toEqual(before);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await failures(page).getAttribute('role')).toBe('status');
  });

  it('when it is pressed says so at once, and lives where its picture stood when that is tried again', async () => {
    const { first } = scripts();
    faults.set(first, missing);
    const page = await context.newPage();
    await page.goto(server.url + PAGE);
    await chart(page, 0).click();
    await retries(page).first().waitFor(PATIENCE);
    expect(await failures(page).getAttribute('role')).toBe('alert');
    faults.clear();
    await retries(page).first().click();

    await lives(page, 0);
    expect(await chart(page, 0).isVisible()).toBe(true);
    expect(await retries(page).count()).toBe(0);
    expect(await boxes(page).first().locator('[data-drawn]').count()).toBe(0);
  });
});

describe('without a network', () => {
  it('a pointer that moves over demos changes none of them', async () => {
    const page = await context.newPage();
    await page.goto(server.url + PAGE);
    await context.setOffline(true);
    for (const at of [0, 1, 2]) {
      await chart(page, at).hover();
      await page.mouse.move(5, 5);
    }
    await page.waitForTimeout(500);

    expect(await failures(page).count()).toBe(0);
    expect(await boxes(page).and(page.locator('[aria-busy=true],[data-mounted]')).count()).toBe(0);
    for (const at of [0, 1, 2]) expect(await chart(page, at).isVisible()).toBe(true);
  });

  it('whoever presses a demo is told why, keeps its picture, and finds it alive once the network is back', async () => {
    const page = await open();
    await lives(page, 0);
    await context.setOffline(true);
    const last = (await boxes(page).count()) - 1;
    await chart(page, last).click();
    await retries(page).first().waitFor(PATIENCE);
    expect(await chart(page, last).isVisible()).toBe(true);
    expect(await failures(page).innerText()).toContain('offline');
    await context.setOffline(false);

    await lives(page, last);
    expect(await retries(page).count()).toBe(0);
  });
});

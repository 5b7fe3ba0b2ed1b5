import { readdirSync, readFileSync } from 'node:fs';
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

const retries = (page: Page) => page.locator('[data-x=failure]').getByRole('button');

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

describe('what loads the demos', () => {
  it.each([
    ['missing', missing],
    ['never answered', hang],
  ])('and is %s: each box says so, and trying again loads the page anew', async (_, fault) => {
    const assets = readdirSync(path.join(inject('out'), 'x/assets'));
    // Files that pages ask for which were loaded before a build stay beside the new ones.
    const names = assets.filter((file) => file.startsWith('load-demos-'));
    expect(names).not.toEqual([]);
    for (const name of names) faults.set(name, fault);
    const page = await open();
    await retries(page).first().waitFor(PATIENCE);
    faults.clear();
    await Promise.all([page.waitForEvent('load'), retries(page).first().click()]);
    await reachFor(boxes(page).first());

    await lives(page, 0);
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

it('a reader who goes offline is told, and finds the demos alive once the network is back', async () => {
  const page = await open();
  await lives(page, 0);
  await context.setOffline(true);
  const last = (await boxes(page).count()) - 1;
  await reachFor(boxes(page).nth(last));
  await retries(page).first().waitFor(PATIENCE);
  await context.setOffline(false);

  await lives(page, last);
});

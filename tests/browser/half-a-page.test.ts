import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type LocalServer, listenLocally } from '../../generator/dev-server/listen';
import { staticSite } from '../../generator/dev-server/static-site';
import { openBrowser } from './chromium/open-browser';

const PAGE = '/x/react-data-grid/filtering/';

let browser: Browser;
let server: LocalServer;

beforeAll(async () => {
  browser = await openBrowser();
  const site = staticSite(inject('out'));
  const html = readFileSync(path.join(inject('out'), PAGE, 'index.html'), 'utf8');
  // In the middle of the rows of the first grid.
  const half = html.slice(0, html.indexOf('role="row"', html.indexOf('role="rowgroup"')) + 500);
  server = await listenLocally(0, (request, response) => {
    if (request.url !== PAGE) return site(request, response);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(half);
  });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

it('a grid of which half has come fills its box already, as it will when all of it is there', async () => {
  const page = await browser.newPage();
  await page.goto(server.url + PAGE, { waitUntil: 'commit' });
  const grid = page.locator('.MuiDataGrid-root').first();
  // It is shown as soon as it is whole (piece-by-piece.test.ts).
  await grid.locator('[role=row]').first().waitFor({ state: 'attached' });
  // A browser paints nothing before it has the styles, but a script may measure boxes without them.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
      (link) => link.sheet !== null,
    ),
  );
  const [outside, inside] = await grid.evaluate((root) => {
    const box = root.closest('[data-demo]')?.parentElement;
    return [box?.getBoundingClientRect().width, root.getBoundingClientRect().width];
  });
  await page.close();

  expect(inside).toBeGreaterThan(300);
  expect(outside).toBe(inside);
});

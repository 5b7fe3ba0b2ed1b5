import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type LocalServer, listenLocally } from '../../generator/dev-server/listen';
import { staticSite } from '../../generator/dev-server/static-site';
import { openUnhintedBrowser } from './chromium/open-browser';
import { screens } from './drawn/visit';
import { pageKinds } from './page-kinds';
import { watchPage } from './watch-page';

/** Every page kind, demos that are centered in their box, and those whose parts stand below each other. */
const pages = {
  ...pageKinds,
  'Chinese charts': '/zh/x/react-charts/pie/',
  'calendars beside each other': '/x/react-date-pickers/date-range-calendar/',
  'a chart below buttons': '/x/react-charts/',
  'grids with headers': '/x/react-data-grid/filtering/',
  'a table': '/x/react-charts/styling/',
};

/** A word that has come in part may have to go to the next line with its rest: pieces end with an element of a line. */
const PIECE_END = /<(?!\/?(?:a|b|bdi|code|em|i|kbd|span|strong)\b)/g;

/** What stands still by being shown last; nothing of it may be left out. */
const SHOWN_LAST =
  'body > :is(header, footer), :is(article, main) > div, main figure, [data-ground] > [data-demo], [role=toolbar], .table-wrapper, [data-x=ad-slot]';

let browser: Browser;
let server: LocalServer;

beforeAll(async () => {
  browser = await openUnhintedBrowser();
  const site = staticSite(inject('out'));
  server = await listenLocally(0, async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.endsWith('/')) return site(request, response);
    const found = path.join(inject('out'), pathname, 'index.html');
    const isFound = existsSync(found);
    const html = readFileSync(isFound ? found : path.join(inject('out'), '404.html'), 'utf8');
    response.writeHead(isFound ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    // A browser shows what it has at least once a frame.
    for (const piece of piecesOf(html)) {
      response.write(piece);
      await sleep(9);
    }
    response.end();
  });
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

describe.each(['desktop', 'touched phone'] as const)('on a %s', (screen) => {
  it.concurrent.each(Object.entries(pages))(
    'nothing of a page moves while it comes piece by piece: %s',
    async (_, url) => {
      const reader = await browser.newContext({ reducedMotion: 'reduce', ...screens[screen] });
      const { page, shift, shifted } = await watchPage(reader, server.url + url);
      const [by, what] = [await shift(), await shifted()];
      const hidden = await page
        .locator(SHOWN_LAST)
        .evaluateAll((all) =>
          all
            .filter((one) => getComputedStyle(one).visibility === 'hidden')
            .map(({ outerHTML }) => outerHTML),
        );
      await reader.close();

      expect(hidden).toEqual([]);
      expect(by, what.join('\n')).toBeLessThanOrEqual(0.001);
    },
  );
});

/** The text of a page in pieces of some hundred characters, as many as chance wants. */
function piecesOf(html: string): string[] {
  const pieces: string[] = [];
  for (let at = 0; at < html.length; ) {
    PIECE_END.lastIndex = at + 400 + Math.floor(Math.random() * 1600);
    const end = PIECE_END.exec(html)?.index ?? html.length;
    pieces.push(html.slice(at, end));
    at = end;
  }
  return pieces;
}

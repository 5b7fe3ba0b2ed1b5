import type { RequestListener } from 'node:http';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type LocalServer, listenLocally } from '../../generator/dev-server/listen';
import { staticSite } from '../../generator/dev-server/static-site';
import { cacheName } from '../../site/service-worker/cache-name';
import { openEditor, replace, WAIT } from './editing/open-editor';
import { readers } from './readers';
import { noNetwork, underControl } from './worker-site';

const { reader } = readers();

const BARS = '/x/react-charts/bars/';

let server: LocalServer;
let handle: RequestListener;

beforeEach(async () => {
  handle = staticSite(inject('out'));
  server = await listenLocally(0, (request, response) => handle(request, response));
  // The one thing that a host of the production decides.
  await reader().addInitScript(() => {
    new MutationObserver(() => {
      if (document.body) document.body.dataset['productionHosts'] = location.host;
    }).observe(document, { childList: true, subtree: true });
  });
});

afterEach(() => server.close());

/** Changes a demo as a reader does, and waits until its frame shows that. */
async function change(page: Page): Promise<void> {
  const edited = await openEditor(page, 'BarsBasic');
  await replace(edited, "'Mon'", "'Moonday'");
  await edited.preview.getByText('Moonday').first().waitFor(WAIT);
}

const keptFiles = (page: Page) =>
  page.evaluate(
    async (assets) => (await (await caches.open(assets)).keys()).map(({ url }) => new URL(url).pathname),
    cacheName(`${server.url}/`, 'assets'),
  );

/** Browsers ask no worker for the page of a frame that has no origin: it is for their own cache to keep. */
const isFramePage = (pathname: string) => /\/demo-frame-\w+\.html$/.test(pathname);

/** Notes the paths of files that a page fetches from now on. */
function fetchedBy(page: Page): Set<string> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/assets/') && !isFramePage(pathname)) fetched.add(pathname);
  });
  return fetched;
}

describe('a reader who opened an editor once', () => {
  it('can edit without a network after a reload; the worker has every file that it may be asked for', async () => {
    const page = await reader().newPage();
    await page.goto(server.url + BARS);
    await underControl(page);
    await page.reload();
    const fetched = fetchedBy(page);
    await change(page);
    expect([...fetched].filter((pathname) => /demo-editor|packages/.test(pathname))).toHaveLength(2);
    await expect.poll(() => keptFiles(page), WAIT).toEqual(expect.arrayContaining([...fetched]));

    handle = noNetwork;
    await page.reload();
    await change(page);
    await openEditor(page, 'BarsDataset');
  });

  it('can do so though there was no worker when the page was loaded', async () => {
    const page = await reader().newPage();
    const fetched = fetchedBy(page);
    await page.goto(server.url + BARS);
    await change(page);
    await underControl(page);
    await expect.poll(() => keptFiles(page), WAIT).toEqual(expect.arrayContaining([...fetched]));

    handle = noNetwork;
    await page.reload();
    await change(page);
  });
});

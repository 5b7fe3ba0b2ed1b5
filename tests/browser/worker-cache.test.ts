import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CacheKind, cacheName } from '../../site/service-worker/cache-name';
import { openBrowser } from './chromium/open-browser';
import { noNetwork, underControl, type WorkerSite, workerSite } from './worker-site';
import { reachFor } from './demos/reach-for';

const PAGE = '/x/guide/page-0/';
const PATIENCE = { timeout: 60_000 };

let site: WorkerSite;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  site = await workerSite('worker-cache');
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

beforeEach(async () => {
  site.serve(site.builds.first);
  context = await browser.newContext();
});

afterEach(() => context.close());

/** What a host may give for a script, and call it a success. */
const answers: Record<string, (name: string) => { type: string; body: string | Buffer }> = {
  'its welcome page': () => ({ type: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
  'half of it': (name) => {
    const code = asset(name);
    return { type: 'text/javascript', body: code.subarray(0, code.length / 2) };
  },
  'another script': () => ({ type: 'text/javascript', body: 'globalThis.foreign = true;' }),
};

function asset(name: string, build: 'first' | 'second' = 'first'): Buffer {
  return readFileSync(path.join(site.folders[build], 'x/assets', name));
}

/** The host, but for one file; what it gives for that may be kept for a year. */
function withFault(name: string, answer: keyof typeof answers, build = site.builds.first): RequestListener {
  return (request, response) => {
    if (request.url?.split('?')[0]?.endsWith(name) !== true) return build(request, response);
    const { type, body } = answers[answer]?.(name) ?? { type: '', body: '' };
    response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' });
    response.end(body);
  };
}

/** The name of a file that the first page asks for. */
function nameOf(pattern: RegExp): string {
  const html = readFileSync(path.join(site.folders.first, PAGE, 'index.html'), 'utf8');
  const name = pattern.exec(html)?.[1] ?? '';
  expect(name).not.toBe('');
  return name;
}

const demoModule = () => nameOf(/data-module="[^"]*\/([^"/]+)"/);
const client = () => nameOf(/type="module" src="[^"]*\/([^"/]+)"/);

/** A page with a worker, whether it was loaded by it or not. */
async function firstVisit(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.url + PAGE);
  await underControl(page);
  return page;
}

async function toDemo(page: Page): Promise<void> {
  await reachFor(page.locator('[data-demo]'));
}

/** Brings the demo into view until it lives: the page may be loaded anew meanwhile. */
const lives = (page: Page) =>
  expect
    .poll(async () => {
      await toDemo(page);
      return page.locator('[data-demo]').getAttribute('data-mounted');
    }, PATIENCE)
    .toBe('');

/** The paths in a cache of the worker. */
const keptIn = (page: Page, kind: CacheKind) => pathsIn(page, cacheName(`${site.url}/`, kind));

function pathsIn(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
    cache,
  );
}

async function keptAssets(page: Page): Promise<string[]> {
  return (await keptIn(page, 'assets')).map((pathname) => path.posix.basename(pathname));
}

describe('a first visit', () => {
  it('is enough for its demos to live without a network', async () => {
    const page = await firstVisit();
    await lives(page);
    await expect.poll(() => keptAssets(page), PATIENCE).toContain(demoModule());
    await expect.poll(async () => (await keptIn(page, 'pages')).length).toBe(1);
    site.serve(noNetwork);
    await page.reload();

    await lives(page);
  });

  it('keeps a file for whoever asks for it once more, by another query', async () => {
    const page = await firstVisit();
    await expect.poll(() => keptAssets(page), PATIENCE).toContain(client());
    site.serve(noNetwork);
    const again = `${site.url}/x/assets/${client()}?again=1`;

    expect(await page.evaluate((url) => fetch(url).then((response) => response.text()), again)).toBe(
      asset(client()).toString(),
    );
  });
});

describe('a host that gives something else for a script', () => {
  it.each(Object.keys(answers))(
    '%s: nothing of it is kept, and the next visit is as it should be',
    async (answer) => {
      const page = await firstVisit();
      site.serve(withFault(demoModule(), answer));
      await page.reload();
      await toDemo(page);
      await page.locator('[data-x=failure]').waitFor(PATIENCE);
      expect(await keptAssets(page)).not.toContain(demoModule());
      expect(await page.evaluate(() => Reflect.has(globalThis, 'foreign'))).toBe(false);
      site.serve(site.builds.first);
      await page.reload();

      await lives(page);
      await expect.poll(() => keptAssets(page), PATIENCE).toContain(demoModule());
    },
  );

  it.each(Object.keys(answers))(
    '%s: on a first visit the page is still read, and the next one works',
    async (answer) => {
      site.serve(withFault(client(), answer));
      const page = await context.newPage();
      await page.goto(site.url + PAGE);
      const foreign = () => page.evaluate(() => Reflect.has(globalThis, 'foreign')).catch(() => undefined);
      await expect
        .poll(() => page.evaluate(() => sessionStorage.getItem('filesAgain')).catch(() => ''))
        .toBe('1');
      expect(await page.locator('h1').innerText()).toBe('Page 0');
      await expect.poll(foreign).toBe(false);
      // The browser keeps the wrong answer for a year.
      site.serve(site.builds.first);
      const next = await context.newPage();
      await next.goto(site.url + PAGE);

      await lives(next);
    },
  );

  it.each(Object.keys(answers))('%s: a new worker that is given it does not take over', async (answer) => {
    const page = await firstVisit();
    const before = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
    const html = readFileSync(path.join(site.folders.second, PAGE, 'index.html'), 'utf8');
    const styles = /rel="stylesheet" href="[^"]*\/([^"/]+)"/.exec(html)?.[1] ?? '';
    const body = asset(styles, 'second');
    expect(body.length).toBeGreaterThan(0);
    site.serve((request, response) => {
      if (!request.url?.endsWith(styles)) return site.builds.second(request, response);
      response.writeHead(200, { 'content-type': 'text/css' });
      response.end(answer === 'half of it' ? body.subarray(0, body.length / 2) : '<!doctype html><p>Welcome');
    });
    const outcome = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const fresh = registration.installing;
      if (!fresh) return 'nothing new';
      while (fresh.state !== 'redundant' && fresh.state !== 'activated')
        await new Promise((resolve) => setTimeout(resolve, 20));
      return fresh.state;
    });

    expect([before?.endsWith('/x/sw.js'), outcome]).toEqual([true, 'redundant']);
  });
});

it('what is kept and damaged is replaced when it is asked for', async () => {
  const page = await firstVisit();
  await expect.poll(() => keptAssets(page), PATIENCE).toContain(client());
  await page.evaluate(
    async ([assets = '', url = '']) => {
      await (await caches.open(assets)).put(
        url,
        new Response('globalThis.foreign = true;', { headers: { 'content-type': 'text/javascript' } }),
      );
    },
    [cacheName(`${site.url}/`, 'assets'), `/x/assets/${client()}`],
  );
  await page.reload();

  await lives(page);
  expect(await page.evaluate(() => Reflect.has(globalThis, 'foreign'))).toBe(false);
  await expect
    .poll(
      () =>
        page.evaluate(
          async (name) => (await (await caches.match(`/x/assets/${name}`))?.text())?.length,
          client(),
        ),
      PATIENCE,
    )
    .toBe(asset(client()).toString('utf8').length);
});

describe('caches of another product on the same host', () => {
  /** What it stores under the names that earlier workers of this site used, beside what those stored. */
  async function withFormerCaches(): Promise<Page> {
    const page = await context.newPage();
    await page.route('**/blank', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
    );
    await page.goto(`${site.url}/blank`);
    await page.evaluate(async () => {
      for (const name of ['tables', 'assets', 'pages', 'data']) {
        const cache = await caches.open(name);
        const own = ['/x/assets/old.js', '/zh/x/guide/page-0/'];
        for (const url of name === 'data' ? own : [...own, '/blog/'])
          await cache.put(
            url,
            new Response('<title>Blog</title>', { headers: { 'content-type': 'text/html' } }),
          );
      }
    });
    await page.goto(site.url + PAGE);
    await underControl(page);
    return page;
  }

  it('keep their entries, and lose those of earlier workers of this site', async () => {
    const page = await withFormerCaches();
    await expect.poll(() => page.evaluate(() => caches.has('data'))).toBe(false);
    for (const name of ['tables', 'assets', 'pages'])
      await expect.poll(() => pathsIn(page, name), { message: name }).toEqual(['/blog/']);
  });

  it('are not offered without a network', async () => {
    const page = await withFormerCaches();
    await expect.poll(() => keptIn(page, 'pages')).toEqual([PAGE]);
    site.serve(noNetwork);
    await page.goto(`${site.url}/x/guide/page-2/`);
    const links = await page.locator('[data-x=stored-pages] a').allInnerTexts();

    expect(links.map((text) => text.split(' - ')[0])).toEqual(['Page 0']);
  });
});

it('another product on the same host is left alone', async () => {
  const page = await firstVisit();
  const blog: RequestListener = (request, response) => {
    if (!request.url?.startsWith('/blog/')) return site.builds.first(request, response);
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      '<!doctype html><title>Blog</title><h1>Blog</h1><script src="/x/assets/no.js"></script></html>',
    );
  };
  site.serve(blog);
  const answer = await page.goto(`${site.url}/blog/`);
  expect([await page.locator('h1').innerText(), answer?.fromServiceWorker()]).toEqual(['Blog', false]);
  expect(await keptIn(page, 'pages')).not.toContain('/blog/');
  site.serve(noNetwork);

  await expect(page.goto(`${site.url}/blog/`)).rejects.toThrow(/ERR_/);
});

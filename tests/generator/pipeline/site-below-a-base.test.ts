import { createHash } from 'node:crypto';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSite, devSite, listRoutes, previewSite } from '../../../generator';
import type { LocalServer } from '../../../generator/dev-server/listen';
import { readFileTable } from '../../../generator/published/file-table';
import { filesBelow } from '../../builders/garden';
import { temporaryFolder } from '../../temporary-folder';

const root = path.resolve(import.meta.dirname, '../../samples/site-below-a-base');
const options = { root, definition: 'data/site.ts', workers: 0 };
const folder = temporaryFolder('xdocs-base');
const out = path.join(folder, 'dist');
const closing: (() => Promise<void>)[] = [];
let files: Record<string, string>;

beforeAll(async () => {
  const { problems, published } = await buildSite({
    ...options,
    out,
    cacheFolder: path.join(folder, 'cache'),
  });
  expect([problems, published]).toEqual([[], true]);
  files = filesBelow(out);
});

afterAll(() => Promise.all(closing.map((close) => close())));

/** Every address that some HTML names, those of other hosts and of the page itself left aside. */
function addressesIn(html: string): string[] {
  const values = [
    ...html.matchAll(/\s(?:href|src|poster|data-(?:menu|demos|module)|content="0; url)="?([^">]*)"/g),
  ];
  return values.map(([, value = '']) => value).filter((value) => !/^(https:\/\/(?!garden)|#)/.test(value));
}

function json(file: string) {
  return JSON.parse(files[file] ?? '');
}

async function served(server: LocalServer, pathname: string): Promise<[number, string]> {
  const answer = await fetch(new URL(pathname, server.url), { redirect: 'manual' });
  return [answer.status, answer.headers.get('location') ?? (await answer.text())];
}

describe('a site below a base', () => {
  it('lies in the same files as without one', () => {
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['start/index.html', 'ja/start/index.html', 'assets/sw.js', 'assets/map.svg']),
    );
    expect(Object.keys(files).filter((file) => file.startsWith('docs'))).toEqual([]);
  });

  it('names no address that does not begin with it', () => {
    const pages = Object.entries(files).filter(([file]) => file.endsWith('.html'));
    const addresses = pages.flatMap(([, html]) => addressesIn(html));

    expect(pages.length).toBeGreaterThan(10);
    expect(addresses.length).toBeGreaterThan(60);
    expect(addresses.filter((url) => !/^(https:\/\/garden\.example)?\/docs\//.test(url))).toEqual([]);
  });

  it('says of its scripts and styles what they consist of, and in its worker of all files', () => {
    const html = files['start/index.html'] ?? '';
    const named = [...html.matchAll(/(?:src|href)="\/docs\/([^"]+)" integrity="sha256-([^"]+)"/g)];
    const sha256 = (file: string) =>
      createHash('sha256')
        .update(files[file] ?? '', 'latin1')
        .digest('base64');

    expect(named.length).toBeGreaterThanOrEqual(2);
    for (const [, file = '', hash] of named) expect(hash, file).toBe(sha256(file));
    const worker = files['assets/sw.js'] ?? '';
    const [, table = ''] = /"\/docs\/(assets\/assets\/files-\w{8}\.txt)"/.exec(worker) ?? [];
    expect(worker).toContain(`sha256-${sha256(table)}`);
    expect(worker).toContain(
      'self.__SITE_PATHS={"roots":["/docs/","/docs/ja/"],"folders":["/docs/beds/","/docs/ja/beds/",',
    );
    for (const { name, digest } of readFileTable(files[table] ?? ''))
      expect(sha256(`assets/assets/${name}`).startsWith(digest), name).toBe(true);
    expect(readFileTable(files[table] ?? '').length).toBeGreaterThanOrEqual(2);
  });

  it('adds the language of the page after it', () => {
    expect(addressesIn(files['ja/start/index.html'] ?? '')).toEqual(
      expect.arrayContaining(['/docs/ja/beds/#tomatoes', '/docs/assets/map.svg', '/docs/news/']),
    );
  });

  it('leads on, on hosts that read no list of redirects, in the words of the page it leads to', () => {
    const page = Buffer.from(files['ja/garden-group/index.html'] ?? '', 'latin1').toString();

    expect(page).toContain('<html lang="ja"');
    expect(page).toContain('<title>花壇</title>');
    expect(page).toContain('content="0; url=/docs/ja/beds/"');
    expect(page).toContain('<a href="/docs/ja/beds/">花壇</a>');
  });

  it('tells hosts, search engines and devices the same addresses', () => {
    expect(files['sitemap.xml']).toContain('<loc>https://garden.example/docs/sitemap-pages.xml</loc>');
    expect(files['sitemap-pages.xml']).toContain('<loc>https://garden.example/docs/ja/start/</loc>');
    expect(files['llms.txt']).toContain('](https://garden.example/docs/start/index.md)');
    expect(files['start/index.md']).toContain('\nurl: https://garden.example/docs/start/\n');
    expect(files['robots.txt']).toContain('Sitemap: https://garden.example/docs/sitemap.xml');
    expect(files['_redirects']).toContain('/docs/garden-group/ /docs/beds/ 301');
    expect(files['_redirects']).toContain('/docs/ja/ /docs/ja/start/ 301');
    expect(files['_headers']).toMatch(/^\/docs\/\*\n/);
    expect(files['_headers']).toContain('/docs/assets/sw.js\n  Service-Worker-Allowed: /docs/\n');
    expect(json('assets/manifest.webmanifest')).toMatchObject({
      start_url: '/docs/start/',
      scope: '/docs/',
      icons: [{ src: '/docs/assets/map.svg' }],
    });
    expect(json('assets/menus/ja.json')[0].url).toBe('/docs/ja/start/');
    expect(json('build-manifest.json').pages['/docs/beds/']).toContain('/docs/beds/index.html');
    const kept = [...(files['assets/sw.js'] ?? '').matchAll(/url:\s*"([^"]+)"|"url":\s*"([^"]+)"/g)];
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.filter(([, a, b]) => !(a ?? b ?? '').startsWith('/docs/'))).toEqual([]);
  });

  it('draws the branch of the title table on pages of that table, and nothing of it elsewhere', () => {
    expect(files['news/index.html']).toContain('<a href="/docs/news/">Beside the beds</a>');
    expect(files['news/index.html']).toContain('data-menu="/docs/assets/menus/en.titles.json"');
    expect(json('assets/menus/en.titles.json')).toEqual([
      ...json('assets/menus/en.json'),
      expect.objectContaining({ pathname: '/news-group', title: 'Beside the beds' }),
    ]);
    expect(files['beds/index.html']).not.toContain('Beside the beds');
    expect(files['beds/index.html']).toContain('data-menu="/docs/assets/menus/en.json"');
  });

  it('sends the header for safe transport that its definition names', () => {
    expect(files['_headers']).toContain('  Strict-Transport-Security: max-age=60\n');
  });

  it('lists its routes under it', async () => {
    const { pages } = await listRoutes(options);
    expect(pages.map(({ url }) => url)).toEqual([
      '/docs/start/',
      '/docs/ja/start/',
      '/docs/beds/',
      '/docs/ja/beds/',
      '/docs/news/',
    ]);
  });

  it('speaks the words of a language that only its definition and its file of words know', () => {
    expect(files['ja/start/index.html']).toContain(Buffer.from('aria-label="目次"').toString('latin1'));
  });

  it('is previewed there and nowhere else', async () => {
    const server = await previewSite({ out, port: 0 });
    closing.push(server.close);

    expect(await served(server, '/')).toEqual([302, '/docs/']);
    expect(await served(server, '/docs/')).toEqual([301, '/docs/start/']);
    expect(await served(server, '/docs/beds')).toEqual([301, '/docs/beds/']);
    expect((await served(server, '/docs/beds/'))[1]).toContain('Water them.');
    expect(await served(server, '/docs/assets/map.svg')).toEqual([
      200,
      '<svg xmlns="http://www.w3.org/2000/svg" />\n',
    ]);
    expect((await served(server, '/beds/'))[0]).toBe(404);
    expect((await served(server, '/docs/ja/nothing/'))[1]).toContain('ここには何もありません');
  });

  it('is written there as well', async () => {
    const server = await devSite({
      ...options,
      cacheFolder: path.join(folder, 'cache'),
      port: 0,
      onProblems: () => {},
    });
    closing.push(server.close);

    expect(await served(server, '/')).toEqual([302, '/docs/']);
    expect((await served(server, '/docs/ja/start/'))[1]).toContain('href="/docs/ja/beds/#tomatoes"');
    expect((await served(server, '/docs/assets/map.svg'))[0]).toBe(200);
    expect((await served(server, '/docs/nothing/'))[0]).toBe(404);
    expect((await served(server, '/beds/'))[0]).toBe(404);
  });
});

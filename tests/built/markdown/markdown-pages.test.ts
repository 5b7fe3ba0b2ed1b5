import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@lezer/xml';
import { describe, expect, inject, it } from 'vitest';
import { site } from '../../../data/site';
import { headersFor, parseHeaders } from '../../../generator/dev-server/host-rules';
import { type DrawnPage, drawnPage } from './drawn-page';
import { type MarkdownContents, readMarkdown } from './read-markdown';

const out = inject('out');
const read = (file: string) => readFileSync(path.join(out, file), 'utf8');

/** Every url of the build that is a page with an address of its own. */
const { pages: manifest }: { pages: Record<string, string[]> } = JSON.parse(read('build-manifest.json'));
const fallbackPages = /(^|\/)(404|offline)(\/|\.html|$)/;
const urls = Object.keys(manifest).filter(
  (url) => url.startsWith('/') && url !== '/_app' && !fallbackPages.test(url),
);

interface Twin {
  url: string;
  markdown: MarkdownContents;
  drawn: DrawnPage;
}

const twins: Twin[] = urls
  .filter((url) => existsSync(path.join(out, url, 'index.md')))
  .map((url) => ({
    url,
    markdown: readMarkdown(read(`${url}index.md`)),
    drawn: drawnPage(out, `${url}index.html`, { address: site.origin + url, origin: site.origin }),
  }));

/** What is wrong with pages, each with its url; only some are shown. */
const faults = (faultsOf: (twin: Twin) => string[]) =>
  twins.flatMap((twin) => faultsOf(twin).map((fault) => `${twin.url}: ${fault}`)).slice(0, 20);

const without = (some: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return [...new Set(some)].filter((one) => !known.has(one));
};

/** The first of some words that does not follow those before it among others. */
function firstMissing(some: readonly string[], others: readonly string[]): string | undefined {
  let at = 0;
  return some.find((words) => {
    at = others.indexOf(words, at) + 1;
    return at === 0;
  });
}

describe('the Markdown pages of this site', () => {
  it('are there for every page of both languages', () => {
    expect(urls.filter((url) => !twins.some((twin) => twin.url === url))).toEqual([]);
    expect(twins.filter(({ url }) => !['/x/', '/zh/x/'].includes(url))).toHaveLength(880);
  });

  it('are named by the header of every page, and of no other', () => {
    const rules = parseHeaders(read('_headers'));
    const linkOf = (url: string) => headersFor(url, rules)['Link'];
    const expected = '<index.md>; rel="alternate"; type="text/markdown"';

    expect(urls.filter((url) => linkOf(url) !== expected)).toEqual([]);
    expect(
      ['/404.html', '/x/offline/', '/zh/x/offline/', '/x/sw.js', '/x/react-charts/bars/index.md'].filter(
        linkOf,
      ),
    ).toEqual([]);
  });

  it('say what they are and where', () => {
    expect(
      faults(({ url, markdown: { front, headings } }) => [
        ...(front['url'] === site.origin + url ? [] : [`its address is ${front['url']}`]),
        ...(/^(en|zh-CN)$/.test(String(front['language'])) ? [] : [`its language is ${front['language']}`]),
        ...(headings.filter(({ depth }) => depth === 1).length === 1 ? [] : ['it has not one title']),
      ]),
    ).toEqual([]);
  });

  it('have every heading of their pages, in the same order', () => {
    expect(
      faults(({ markdown, drawn }) => {
        const missing = firstMissing(
          drawn.headings,
          markdown.headings.map(({ words }) => words),
        );
        return missing === undefined ? [] : [`"${missing}" is not there, or not in its place`];
      }),
    ).toEqual([]);
  });

  it('have every link of their texts', () => {
    expect(
      faults(({ markdown, drawn }) => without(drawn.links, markdown.links).filter((link) => !isOfDemo(link))),
    ).toEqual([]);
  });

  it('have all code of their texts, and every demo that shows its code, in TypeScript', () => {
    expect(faults(({ markdown, drawn }) => without(drawn.code, markdown.code))).toEqual([]);
  });

  it('hold no sign of the dialect that only this site understands, and nothing of its scripts', () => {
    const signs = /\{\{\s*"|^:::|<\/?(codeblock|featureList|div|span|script)\b|[\uE000-\uE004]|\[object/m;

    expect(faults(({ markdown: { words } }) => signs.exec(words)?.slice(0, 1) ?? [])).toEqual([]);
  });

  it('lead to whole addresses', () => {
    expect(
      faults(({ markdown }) => markdown.links.filter((link) => !/^(https?|mailto|tel):/.test(link))),
    ).toEqual([]);
  });
});

/** Tools of a demo lead to its source. */
function isOfDemo(link: string): boolean {
  return link.startsWith(`${site.repository.url}/blob/${site.repository.branch}/data/pages/`);
}

describe('the lists of pages', () => {
  it.each([
    ['llms.txt', (url: string) => !url.startsWith('/zh/')],
    ['zh/llms.txt', (url: string) => url.startsWith('/zh/')],
  ])('%s names each Markdown page of its language once', (file, isOwn) => {
    const named = [...read(file).matchAll(/\((\S+)index\.md\)/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );

    expect(named.length).toBe(new Set(named).size);
    expect(without(named, urls.filter(isOwn))).toEqual([]);
    expect(without(urls.filter(isOwn), named)).toEqual([]);
  });

  it.each([
    // A token is about four letters, or less where they are Chinese.
    ['llms.txt', '', { least: 0.24, most: 0.26 }],
    ['zh/llms.txt', '/zh', { least: 0.25, most: 1 }],
  ])('%s says how long the file of each product is', (file, folder, { least, most }) => {
    const full = [...read(file).matchAll(/\((\S+llms-full\.txt)\): ([\d.]+) MB, ~(\d+) tokens/g)];
    const paths = (site.products ?? []).flatMap(({ paths: [first] = [] }) => first ?? []);

    expect(full.map(([, url = '']) => new URL(url).pathname).sort()).toEqual(
      paths.map((path) => `${folder}${path}/llms-full.txt`).sort(),
    );
    for (const [, url = '', size = '', tokens = ''] of full) {
      const text = read(new URL(url).pathname);
      expect((Buffer.byteLength(text) / 1e6).toFixed(2)).toBe(size);
      expect(Number(tokens) / text.length).toBeGreaterThan(least);
      expect(Number(tokens) / text.length).toBeLessThan(most);
    }
  });

  it('the sitemap names every page that has a text of its language, by product, and when it was changed', () => {
    const parts = [...read('sitemap.xml').matchAll(/<loc>[^<]*\/(sitemap-[^<]*)<\/loc>/g)].map(
      ([, name = '']) => name,
    );
    const named = parts.flatMap((name) =>
      [...read(name).matchAll(/<url><loc>([^<]*)/g)].map(([, url = '']) => new URL(url).pathname),
    );

    expect(parts).toContain('sitemap-x-data-grid.xml');
    expect(without(urls, named)).toEqual([]);
    for (const name of ['sitemap.xml', ...parts]) {
      const errors: number[] = [];
      parser
        .parse(read(name))
        .iterate({ enter: ({ type, from }) => void (type.isError && errors.push(from)) });
      expect(errors).toEqual([]);
    }
  });
});

describe('the feeds of releases', () => {
  it.each(['x', 'zh/x'])('lead to the section of each release: %s', (folder) => {
    const { items }: { items: { url: string }[] } = JSON.parse(read(`${folder}/whats-new/feed.json`));
    const page = read(`${folder}/whats-new/index.html`);

    expect(items.length).toBeGreaterThan(20);
    expect(
      items.map(({ url }) => url.split('#')[1] ?? '').filter((id) => !page.includes(`id="${id}"`)),
    ).toEqual([]);
  });
});

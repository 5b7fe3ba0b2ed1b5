import { beforeAll, describe, expect, it } from 'vitest';
import { type Files, Garden, garden } from '../../builders/garden';

let site: Garden;
let files: Files;

/** A garden with a product in a part of its pages. */
beforeAll(async () => {
  const definition = (garden['data/site.ts'] ?? '').replace(
    ', home }',
    `, home, products: [{ id: 'beds', name: 'Raised [beds]', paths: ['/beds', '/api/beds'] }] }`,
  );
  site = new Garden({ ...garden, 'data/site.ts': definition });
  const { problems } = await site.build();
  expect(problems).toEqual([]);
  files = site.published();
});

const utf8 = (name: string) => Buffer.from(files[name] ?? '', 'latin1').toString('utf8');

describe('llms.txt', () => {
  it('lists the Markdown page of every page by product, with what it is about', () => {
    expect(files['llms.txt']).toBe(`# Garden 1.0.0

> Start
>
> What grows here.

## Garden

- [Start](https://garden.example/start/index.md): What grows here.

## Raised [beds]

- [llms-full.txt](https://garden.example/beds/llms-full.txt): 0.00 MB, ~${tokensOf('beds/index.md')} tokens
- [Beds](https://garden.example/beds/index.md): What grows here.
`);
  });

  it('lists the pages of another language in a file of its own', () => {
    expect(utf8('zh/llms.txt')).toContain(
      '\n- [苗床](https://garden.example/zh/beds/index.md): What grows here.\n',
    );
    expect(utf8('zh/llms.txt')).not.toContain('example/beds/');
  });

  it('lists only what is written in its language', async () => {
    const { 'pages/beds/index.zh.md': _, ...untranslated } = garden;
    const other = new Garden(untranslated);
    await other.build();

    expect(other.published()['zh/llms.txt']).not.toContain('beds');
  });
});

describe('llms-full.txt', () => {
  it('is there for a product in each language, and has each of its Markdown pages whole', () => {
    expect(Object.keys(files).filter((file) => file.endsWith('llms-full.txt'))).toEqual([
      'beds/llms-full.txt',
      'zh/beds/llms-full.txt',
    ]);
    expect(files['beds/llms-full.txt']).toBe(files['beds/index.md']);
  });

  it('stays whole when only other pages are built', async () => {
    const all = site.published();
    const { problems } = await site.build({ cacheFolder: site.cacheFolder, only: ['/start'] });
    const kept = site.published();

    expect(problems).toEqual([]);
    expect(kept['llms.txt']).toBe(all['llms.txt']);
    expect(kept['beds/llms-full.txt']).toBe(all['beds/llms-full.txt']);
  });
});

describe('the sitemap', () => {
  it('names one file for each part of the site', () => {
    expect(files['sitemap.xml']?.match(/<loc>.*?<\/loc>/g)).toEqual([
      '<loc>https://garden.example/sitemap-pages.xml</loc>',
      '<loc>https://garden.example/sitemap-beds.xml</loc>',
    ]);
  });

  it('has the pages of a product in every language, each with the others', () => {
    const link = (tag: string, url: string) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="https://garden.example${url}"/>`;
    const alternates = link('en', '/beds/') + link('zh-CN', '/zh/beds/') + link('x-default', '/beds/');

    expect(files['sitemap-beds.xml']?.split('\n').slice(2, -2)).toEqual(
      ['/beds/', '/zh/beds/'].map((url) => `<url><loc>https://garden.example${url}</loc>${alternates}</url>`),
    );
  });
});

function tokensOf(file: string): number {
  const text = utf8(file);
  return Math.ceil(text.length / 4);
}

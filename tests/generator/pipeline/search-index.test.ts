import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withContext } from '../../../generator/pipeline/context';
import { searchShards } from '../../../generator/pipeline/search-shards';
import type { SearchManifest, TextShard, TitleShard } from '../../../generator/search/shapes';
import { Garden, garden } from '../../builders/garden';

/** What a language of the built garden is searched by. */
function shardsOf(site: Garden, language: string): { titles: TitleShard; texts: TextShard; names: string[] } {
  const read = (file: string) => JSON.parse(readFileSync(path.join(site.root, 'dist', file), 'utf8'));
  const { titles, texts }: SearchManifest = read(`assets/search/${language}.json`);
  return {
    titles: read(titles),
    texts: read(Object.values(texts)[0] ?? ''),
    names: [titles, ...Object.values(texts)],
  };
}

/** Which pages are read again for the index. */
async function readAgain(site: Garden): Promise<number> {
  let count = 0;
  const { root, cacheFolder } = site;
  await withContext({ root, definition: 'data/site.ts', cacheFolder, workers: 0 }, async (context) => {
    const pool: typeof context.pool = {
      ...context.pool,
      run: (kind, requests, done) => {
        if (kind === 'documents') count += requests.length;
        return context.pool.run(kind, requests, done);
      },
    };
    await searchShards({ ...context, pool });
  });
  return count;
}

describe('a built site has an index', () => {
  it('of titles, sections, texts and demos, in each of its languages', async () => {
    const site = new Garden();
    await site.build();
    const { titles, texts } = shardsOf(site, 'zh');
    const [product] = titles.products;

    expect(product?.pages.find(({ pathname }) => pathname === '/start')).toEqual({
      pathname: '/start',
      title: '开始',
      last: true,
      others: { en: 'Start' },
      sections: ['土壤'],
    });
    expect(texts.pages[0]).toEqual({
      description: 'What grows here.',
      texts: ['', '挖。'],
      ids: [[1, 'soil']],
      demos: [['Bed', 1]],
    });
  });

  it('whose files are called by what they hold', async () => {
    const site = new Garden();
    await site.build();
    const before = { en: shardsOf(site, 'en').names, zh: shardsOf(site, 'zh').names };
    site.write({ 'pages/beds/index.md': garden['pages/beds/index.md']?.replace('Raised.', 'Sunken.') ?? '' });
    await site.build();
    const after = { en: shardsOf(site, 'en').names, zh: shardsOf(site, 'zh').names };

    expect(after.zh).toEqual(before.zh);
    expect(after.en[0]).toBe(before.en[0]);
    expect(after.en[1]).not.toBe(before.en[1]);
  });

  it('with the same bytes for the same texts', async () => {
    const [one, other] = [new Garden(), new Garden()];
    await one.build();
    await other.build({});
    const filesOf = (site: Garden) =>
      Object.entries(site.published()).filter(([name]) => name.includes('search'));

    expect(filesOf(other)).toEqual(filesOf(one));
    expect(filesOf(one)).toHaveLength(6);
  });

  it('for which a changed text alone is read again, with its translation if it has one', async () => {
    const site = new Garden();
    const replaced = (file: string, from: string, to: string) => ({
      [file]: garden[file]?.replace(from, to) ?? '',
    });
    expect(await readAgain(site)).toBe(4);
    expect(await readAgain(site)).toBe(0);
    site.write(replaced('pages/beds/index.zh.md', '高。', '低。'));
    expect(await readAgain(site)).toBe(1);
    site.write(replaced('pages/beds/index.md', 'Raised.', 'Sunken.'));

    expect(await readAgain(site)).toBe(2);
  });

  it('with the words that the site tells of its components', async () => {
    const server = garden['site/server.ts']?.replace(
      'render: frame,',
      "render: frame, searchWords: (component, { of }, language) => [component, of, language].join(' '),",
    );
    const definition = garden['data/site.ts']?.replace('"components":[]', '"components":["Calendar"]');
    const text = garden['pages/beds/index.md']?.replace(
      'Raised.',
      '{{"component": "Calendar", "of": "beds"}}',
    );
    const site = new Garden({
      ...garden,
      'site/server.ts': server ?? '',
      'data/site.ts': definition ?? '',
      'pages/beds/index.md': text ?? '',
    });
    await site.build();

    expect(JSON.stringify(shardsOf(site, 'en').texts)).toContain('Calendar beds en');
  });
});

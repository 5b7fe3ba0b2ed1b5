import { parser } from '@lezer/xml';
import { parseFeed } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { SiteFeed } from '../../../../generator/contract/feed';
import { feedFiles } from '../../../../generator/steps/7-compose/feeds/feed-files';
import { openSearchFiles } from '../../../../generator/steps/7-compose/open-search';
import { siteDefinition } from '../../../builders/site-definition';

const feed: SiteFeed = {
  pathname: '/news',
  title: { en: 'News & more', zh: '新闻' },
  items: [
    {
      anchor: 'peas',
      date: '2024-09-20',
      title: { en: 'Peas <3' },
      text: {
        en: 'They are [up](/beds/#peas), `a < b`:\n\n- <b>not bold</b>\n- \u0007]]>',
        zh: '[豌豆](/beds/)。',
      },
    },
    {
      anchor: 'snow',
      date: '2024-01-02',
      title: { en: 'Snow', zh: '雪' },
      text: { en: 'Cold.', zh: '冷。' },
    },
  ],
};

const files = Object.fromEntries(
  feedFiles(siteDefinition({ base: '/docs/', feeds: [feed] })).map(({ path, contents }) => [path, contents]),
);

/** Where a text is no XML. */
function faultsOf(xml: string): number[] {
  const faults: number[] = [];
  parser.parse(xml).iterate({ enter: ({ type, from }) => void (type.isError && faults.push(from)) });
  return faults;
}

describe('the feeds of a page', () => {
  it('lie beside it in every language', () => {
    expect(Object.keys(files)).toEqual([
      'news/feed.xml',
      'news/feed.json',
      'zh/news/feed.xml',
      'zh/news/feed.json',
    ]);
  });

  it('are in the default language alone where the page is', () => {
    const { languages } = siteDefinition({});
    const exempt = siteDefinition({ feeds: [feed], languages: { ...languages, exempt: ['/news'] } });

    expect(feedFiles(exempt).map(({ path }) => path)).toEqual(['news/feed.xml', 'news/feed.json']);
    expect(feedFiles(exempt)[0]?.contents).toContain('News &amp; more');
  });

  it('are well-formed, whatever stands in the news', () => {
    expect(faultsOf('<a>b</c>')).not.toEqual([]);
    expect(['news/feed.xml', 'zh/news/feed.xml'].map((file) => faultsOf(files[file] ?? ''))).toEqual([
      [],
      [],
    ]);
    expect(files['news/feed.xml']).not.toContain('\u0007');
  });

  it('are read by a reader of feeds', () => {
    expect(files['news/feed.xml']).toContain('<author>\n<name>Garden</name>\n</author>');
    expect(parseFeed(files['news/feed.xml'] ?? '')).toEqual({
      type: 'atom',
      id: 'https://garden.example/docs/news/',
      title: 'News & more',
      link: 'https://garden.example/docs/news/feed.xml',
      updated: new Date('2024-09-20T00:00:00Z'),
      items: [
        expect.objectContaining({
          id: 'https://garden.example/docs/news/#peas',
          title: 'Peas <3',
          link: 'https://garden.example/docs/news/#peas',
          pubDate: new Date('2024-09-20T00:00:00Z'),
        }),
        expect.objectContaining({ id: 'https://garden.example/docs/news/#snow', title: 'Snow' }),
      ],
    });
  });

  it('lead to whole addresses in their language, and hold no HTML of an author', () => {
    const [english, chinese] = ['news/feed.json', 'zh/news/feed.json'].map(
      (file) => JSON.parse(files[file] ?? '').items[0].content_html,
    );

    expect(english).toContain('<a href="https://garden.example/docs/beds/#peas">up</a>');
    expect(english).toContain('&lt;b&gt;not bold&lt;/b&gt;');
    expect(chinese).toContain('<a href="https://garden.example/docs/zh/beds/">豌豆</a>');
  });

  it.each([
    ['/beds', 'https://garden.example/docs/zh/beds/'],
    ['/beds/?q=1#soil', 'https://garden.example/docs/zh/beds/?q=1#soil'],
    ['/beds/#a?b', 'https://garden.example/docs/zh/beds/#a?b'],
    ['/assets/map.svg', 'https://garden.example/docs/assets/map.svg'],
    ['/zh/beds/', 'https://garden.example/docs/zh/beds/'],
    ['/blog/peas/', 'https://garden.example/docs/blog/peas/'],
    ['/shop/seeds/?a=b', 'https://garden.example/shop/seeds/?a=b'],
    ['//cdn.example/a', 'https://cdn.example/a'],
    ['https://other.example/a', 'https://other.example/a'],
    ['mailto:a@garden.example', 'mailto:a@garden.example'],
  ])('lead from %s to what a page leads to: %s', (link, address) => {
    const item = { anchor: 'a', date: '2024-09-20', title: { en: 'A' }, text: { en: `[a](${link})` } };
    const news = { ...feed, items: [item] };
    const site = siteDefinition({ base: '/docs/', elsewhere: ['/shop'], feeds: [news] });
    const chinese = feedFiles(site).find(({ path }) => path === 'zh/news/feed.json');

    expect(JSON.parse(chinese?.contents ?? '').items[0].content_html).toBe(
      `<p><a href="${address}">a</a></p>`,
    );
  });

  it('say in JSON what they say in Atom, and English where a word is missing', () => {
    const { items, ...about } = JSON.parse(files['zh/news/feed.json'] ?? '');

    expect(about).toEqual({
      version: 'https://jsonfeed.org/version/1.1',
      title: '新闻',
      home_page_url: 'https://garden.example/docs/zh/news/',
      feed_url: 'https://garden.example/docs/zh/news/feed.json',
      language: 'zh-CN',
      authors: [{ name: 'Garden' }],
    });
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['Peas <3', '雪']);
  });
});

describe('the description of the search', () => {
  it('is there in every language where the front page takes a query', () => {
    const [english, chinese] = openSearchFiles(siteDefinition({ base: '/docs/', searchParameter: 'q' }));

    expect([english?.path, chinese?.path]).toEqual(['opensearch.xml', 'zh/opensearch.xml']);
    expect(chinese?.contents).toContain('template="https://garden.example/docs/zh/start/?q={searchTerms}"');
    expect(faultsOf(english?.contents ?? '')).toEqual([]);
  });

  it('is not there for a site without a search', () => {
    expect(openSearchFiles(siteDefinition())).toEqual([]);
  });
});

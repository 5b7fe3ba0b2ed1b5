import { describe, expect, it } from 'vitest';
import { feeds } from '../../data/feeds';
import { releases } from '../../data/releases';
import type { PageProps } from '../../generator/page/page';
import { inlineText } from '../../generator/steps/7-compose/inline-text';
import { securityPolicy } from '../../generator/steps/7-compose/security-policy';
import { headHtml } from '../../site/head/head-html';
import { pageProps } from './page-props';

const DATA = /<script type="application\/ld\+json">(.*?)<\/script>/s;

/** The structured data of a page, by type. */
function dataOf(page: PageProps) {
  const graph: { '@type': string }[] = JSON.parse(DATA.exec(headHtml(page))?.[1] ?? '')['@graph'];
  return Object.fromEntries(graph.map((thing) => [thing['@type'], thing]));
}

describe('the structured data of a page', () => {
  it('calls a page of a product an article of its language', () => {
    expect(dataOf(pageProps({ lastUpdated: '2024-09-12' })).TechArticle).toEqual({
      '@type': 'TechArticle',
      headline: 'Charts - Bars',
      url: 'https://mui.com/x/react-charts/bars/',
      inLanguage: 'en',
      description: 'Compare quantities.',
      dateModified: '2024-09-12',
      about: { '@type': 'SoftwareApplication', name: 'Charts', applicationCategory: 'DeveloperApplication' },
      isPartOf: { '@type': 'WebSite', name: 'MUI X', url: 'https://mui.com/x/' },
    });
  });

  it('says where it stands among the others', () => {
    expect(dataOf(pageProps()).BreadcrumbList).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Charts', item: 'https://mui.com/x/react-charts/' },
        { position: 2, name: 'Charts - Bars', item: 'https://mui.com/x/react-charts/bars/' },
      ],
    });
  });

  it('calls the front page the site, and an index no article', () => {
    expect(Object.keys(dataOf(pageProps({ pathname: '/x', url: '/x/' })))).toEqual([
      'WebSite',
      'BreadcrumbList',
    ]);
    expect(Object.keys(dataOf(pageProps({ content: { kind: 'index', entries: [] } })))).toEqual([
      'BreadcrumbList',
    ]);
  });

  it('is not there on a page that stands in for others', () => {
    expect(headHtml(pageProps({ content: { kind: 'not-found' } }))).not.toContain('ld+json');
  });

  it('cannot be ended by a title', () => {
    const title = '</script><script>alert(1)</script><!--';
    const head = headHtml(pageProps({ title }));

    expect(head.match(/<script/g)).toHaveLength(2);
    expect(dataOf(pageProps({ title })).TechArticle).toMatchObject({ headline: title });
  });

  it('asks the policy of the page for nothing, as it is never run', () => {
    const head = headHtml(pageProps());
    const without = head.replace(DATA, '');

    expect(securityPolicy(inlineText(head))).toBe(securityPolicy(inlineText(without)));
  });
});

describe('the feed of releases', () => {
  it('is named by the page that tells the same, in its language', () => {
    const page = pageProps({ pathname: '/x/whats-new', url: '/zh/x/whats-new/', userLanguage: 'zh' });

    expect(headHtml(page)).toContain(
      '<link rel="alternate" type="application/atom+xml" title="MUI X 版本发布" href="/zh/x/whats-new/feed.xml">',
    );
    expect(headHtml(page)).toContain('type="application/feed+json"');
    expect(headHtml(pageProps())).not.toContain('feed.xml');
  });

  it('has every release, with what it brought', () => {
    const [{ items } = { items: [] }] = feeds;

    expect(items.map(({ title }) => title['en'])).toEqual(releases.map(({ version }) => `MUI X ${version}`));
    expect(items[0]?.text['en']).toContain(
      '**Data Grid**\n\n- [Row spanning](/x/react-data-grid/row-spanning/): Equal',
    );
    expect(items.filter(({ text }) => !text['zh'] || !text['en'])).toEqual([]);
  });
});

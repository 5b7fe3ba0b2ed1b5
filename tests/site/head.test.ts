import { describe, expect, it } from 'vitest';
import { headHtml } from '../../site/head/head-html';
import { pageProps, text } from './page-props';

const untranslated = [
  { language: 'en', url: '/x/react-charts/bars/', real: true },
  { language: 'zh', url: '/zh/x/react-charts/bars/', real: false },
];

const chinese = { userLanguage: 'zh', url: '/zh/x/react-charts/bars/' };

describe('the head', () => {
  it('begins with the encoding', () => {
    expect(headHtml(pageProps()).indexOf('<meta charset="utf-8">')).toBe(0);
  });

  it.each([
    ['a page of a product', pageProps(), 'Charts - Bars - MUI X'],
    [
      'a page of Material UI',
      pageProps({ pathname: '/components/buttons', title: 'Button' }),
      'Button - Material UI',
    ],
    [
      'a page that begins with the product',
      pageProps({ pathname: '/x/introduction', title: 'MUI X - Overview' }),
      'Overview - MUI X',
    ],
    ['a page of no product', pageProps({ pathname: '/versions', title: 'Versions' }), 'Versions - MUI X'],
    [
      'a page that does not exist',
      pageProps({ content: { kind: 'not-found' }, title: '404' }),
      'Page not found - MUI X',
    ],
    ['the same in Chinese', pageProps({ ...chinese, content: { kind: 'not-found' } }), '找不到页面 - MUI X'],
  ])('calls %s by its title and its product', (_, page, title) => {
    expect(headHtml(page)).toContain(`<title>${title}</title>`);
  });

  it('escapes what authors write', () => {
    const head = headHtml(pageProps({ title: 'A < B & "C"', description: '"><script>' }));

    expect(head).toContain('<title>A &lt; B &amp; &quot;C&quot; - MUI X</title>');
    expect(head).toContain('<meta name="description" content="&quot;&gt;&lt;script&gt;">');
    expect(head).not.toContain('<script>');
  });

  it('says to which product the page belongs', () => {
    const head = headHtml(pageProps({ pathname: '/x/api/tree-view/tree-item' }));

    expect(head).toContain('<meta name="mui:productId" content="x-tree-view">');
    expect(head).toContain('<meta name="mui:productCategoryId" content="x">');
  });

  it('names the page’s own picture with its size and its words, and the card of the site where there is none', () => {
    const picture = { url: '/x/assets/pictures/bars.zh-0123456789.png', alt: 'MUI X – 图表 – 柱状图' };
    const own = headHtml(pageProps({ ...chinese, picture }));
    const common = headHtml(pageProps());

    for (const tag of [
      `<meta property="og:image" content="https://mui.com${picture.url}">`,
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      `<meta property="og:image:alt" content="${picture.alt}">`,
      '<meta name="twitter:card" content="summary_large_image">',
      `<meta name="twitter:image" content="https://mui.com${picture.url}">`,
      `<meta name="twitter:image:alt" content="${picture.alt}">`,
    ])
      expect(own).toContain(tag);
    expect(common).toContain('<meta property="og:image" content="https://mui.com/x/icons/social-card.png">');
    expect(common).not.toContain('image:alt');
  });

  it('names the same page as Markdown, and none for a page that stands in for others', () => {
    expect(headHtml(pageProps(chinese))).toContain(
      '<link rel="alternate" type="text/markdown" href="/zh/x/react-charts/bars/index.md">',
    );
    expect(headHtml(pageProps({ content: { kind: 'offline' } }))).not.toContain('text/markdown');
  });

  it.each([
    ['its own address', pageProps(chinese), '/zh/x/react-charts/bars/'],
    [
      'the original of a fallback',
      pageProps({ ...chinese, translations: untranslated }),
      '/x/react-charts/bars/',
    ],
    [
      'the address of an unwritten page',
      pageProps({ ...chinese, content: { kind: 'unwritten' } }),
      '/zh/x/react-charts/bars/',
    ],
  ])('is canonical for %s', (_, page, url) => {
    const own =
      page.translations === untranslated
        ? page
        : { ...page, content: page.content.kind === 'text' ? text({ textLanguage: 'zh' }) : page.content };

    expect(headHtml(own)).toContain(`<link rel="canonical" href="https://mui.com${url}">`);
  });

  it('links real translations, English for everybody else', () => {
    const links = headHtml(pageProps()).match(/<link rel="alternate" hreflang[^>]*>/g);

    expect(links).toEqual([
      '<link rel="alternate" hreflang="en" href="https://mui.com/x/react-charts/bars/">',
      '<link rel="alternate" hreflang="zh-CN" href="https://mui.com/zh/x/react-charts/bars/">',
      '<link rel="alternate" hreflang="x-default" href="https://mui.com/x/react-charts/bars/">',
    ]);
  });

  it('links no translation that is only a fallback', () => {
    expect(headHtml(pageProps({ translations: untranslated }))).not.toContain('alternate" hreflang');
    expect(headHtml(pageProps({ translations: untranslated }))).not.toContain('og:locale:alternate');
  });

  it('tells other sites what a link to the page looks like', () => {
    const head = headHtml(
      pageProps({
        ...chinese,
        content: text({ textLanguage: 'zh', headers: { components: [], hooks: [], cardTitle: '卡片' } }),
      }),
    );

    expect(head).toContain('<meta property="og:title" content="卡片">');
    expect(head).toContain('<meta property="og:locale" content="zh_CN">');
    expect(head).toContain('<meta property="og:locale:alternate" content="en_US">');
    expect(head).toContain('<meta property="og:url" content="https://mui.com/zh/x/react-charts/bars/">');
    expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('keeps a page that does not exist out of every index', () => {
    const head = headHtml(pageProps({ content: { kind: 'not-found' } }));

    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(head).not.toMatch(/canonical|alternate"|og:url/);
  });

  it('asks no other site for anything but names this one', () => {
    const addresses = [...headHtml(pageProps()).matchAll(/(?:href|content)="(https?:[^"]*)"/g)].map(
      ([, url]) => url,
    );

    expect(addresses.every((url) => url?.startsWith('https://mui.com/'))).toBe(true);
  });

  it('leaves an empty description out', () => {
    expect(headHtml(pageProps({ description: '' }))).not.toContain('description"');
  });
});

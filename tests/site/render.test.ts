import { textToHash } from '../../generator/steps/3-read/texts/headings/text-to-hash';
import { describe, expect, it } from 'vitest';
import type { Demo } from '../../generator/page/demo';
import { slot } from '../../generator/page/marks';
import type { PageProps } from '../../generator/page/page';
import { WAITING } from '../../site/demo/hooks';
import { SOURCE } from '../../site/demo/source-hook';
import { serverEntry } from '../../site/entries/server';
import { sourceUrl } from '../../site/support/source-url';
import { demoPart, pageProps, text } from './page-props';

const bodyOf = (own: Partial<PageProps> = {}): string => serverEntry.render(pageProps(own)).body;

const chineseFallback: Partial<PageProps> = {
  userLanguage: 'zh',
  url: '/zh/x/react-charts/bars/',
  content: text({ toc: [{ hash: 'colors', title: 'Colors', level: 2 }] }),
  translations: [
    { language: 'en', url: '/x/react-charts/bars/', real: true },
    { language: 'zh', url: '/zh/x/react-charts/bars/', real: false },
  ],
};

describe('a drawn page', () => {
  it('is the same whatever was drawn before it', () => {
    const first = serverEntry.render(pageProps());
    serverEntry.render(pageProps({ userLanguage: 'zh', content: { kind: 'index', entries: [] } }));

    expect(serverEntry.render(pageProps())).toEqual(first);
  });

  it('speaks its language', () => {
    expect(serverEntry.render(pageProps({ userLanguage: 'zh' })).htmlAttributes).toEqual({
      lang: 'zh-CN',
      dir: 'ltr',
    });
    expect(bodyOf({ userLanguage: 'zh' })).toContain('跳到正文');
  });

  it('leaves a place for each piece of its text, in order', () => {
    const parts = [{ kind: 'html', html: 3 } as const, demoPart(), { kind: 'html', html: 4 } as const];
    const slots = bodyOf({ content: text({ parts }) }).match(/\uE000\d+\uE001/g);

    expect(slots).toEqual([3, 1, 2, 4].map(slot));
  });

  it('begins with a way past the frame, and has the parts a reader expects', () => {
    const body = bodyOf({ content: text({ toc: [{ hash: 'a', title: 'A', level: 2 }] }) });
    const order = [
      'href="#main_content"',
      '<header',
      'id="site_menu"',
      '<main id="main_content"',
      '<h1',
      'id="page_contents"',
      '<footer',
    ];

    expect(
      order.map((part) => body.indexOf(part)).every((at, index, all) => at > (all[index - 1] ?? -1)),
    ).toBe(true);
  });

  it('has no script, no style attribute and no handler, so that a strict policy can hold', () => {
    expect(
      bodyOf({ content: text({ parts: [demoPart({ options: { height: 300, maxWidth: 500 } })] }) }),
    ).not.toMatch(/<script|\sstyle=|\son\w+=/);
  });

  it('brings the rules of its own sizes along', () => {
    const { styles } = serverEntry.render(
      pageProps({ content: text({ parts: [demoPart({ options: { height: 321 } })] }) }),
    );

    expect(styles).toContain('min-height:321px');
  });

  it('has no id that a heading of a text may get', () => {
    const body = bodyOf({ content: text({ toc: [{ hash: 'a', title: 'A', level: 2 }] }) });
    const ids = [...body.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id);

    expect(ids.length).toBeGreaterThan(8);
    expect(ids.filter((id) => textToHash(id) === id)).toEqual([]);
  });

  it('marks the page and its group in the menu', () => {
    const body = bodyOf();

    expect(body).toContain(
      '<a href="/x/react-charts/bars/" aria-current="page"><span>Bars overview</span></a>',
    );
    expect(body).toContain('<li data-branch=""><a href="/x/react-charts/">');
  });

  it('gives every closed group a page to lead to', () => {
    expect(bodyOf()).toMatch(
      /<a href="\/x\/migration\/a\/">.*?<\/a><button[^>]*aria-expanded="false"[^>]*data-group="\/x\/migration-group"/,
    );
  });

  it('leaves the product to the breadcrumb, and has it in the title where there is none', () => {
    const titleOf = (body: string) => body.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]?.replace(/<[^>]*>/g, '');

    expect(titleOf(bodyOf())).toBe('Bars');
    expect(titleOf(bodyOf({ parents: [] }))).toBe('Charts - Bars');
  });

  it('links what the front matter names', () => {
    const headers = {
      components: [],
      hooks: [],
      packageName: '@mui/x-charts',
      githubLabel: 'component: charts',
      waiAria: 'https://www.w3.org/WAI/ARIA/apg/',
      materialDesign: 'https://m2.material.io/',
    };
    const links = [
      ...bodyOf({ plan: 'pro', content: text({ headers }) }).matchAll(
        /<li><a href="([^"]*)"(?: class="[^"]*")?>/g,
      ),
    ].map(([, href]) => href);

    expect(links).toEqual(
      expect.arrayContaining([
        '/x/introduction/licensing/#pro-plan',
        'https://www.npmjs.com/package/@mui/x-charts',
        'https://github.com/mui/mui-x/tree/v7.18.0/packages/x-charts',
        'https://github.com/mui/mui-x/issues?q=is%3Aopen%20label%3A%22component%3A%20charts%22',
        'https://www.w3.org/WAI/ARIA/apg/',
        'https://m2.material.io/',
      ]),
    );
  });

  it('links to its own sources only where the definition says where they lie', () => {
    const sources = { url: 'https://git.example/docs', branch: 'main' };
    expect(sourceUrl('edit', 'data/pages/a/index.md', { sources })).toBe(
      'https://git.example/docs/edit/main/data/pages/a/index.md',
    );
    expect(sourceUrl('blob', 'data/pages/a/A.tsx', {})).toBeUndefined();
    // This site's texts are published nowhere.
    expect(bodyOf()).not.toContain('edit-link');
  });

  it('offers no sources of packages that are not of this repository', () => {
    const headers = { components: [], hooks: [], packageName: '@mui/material' };
    expect(bodyOf({ content: text({ headers }) })).not.toContain('/tree/');
  });

  it('offers the other language with the same place', () => {
    expect(bodyOf()).toMatch(/<a href="\/zh\/x\/react-charts\/bars\/" data-keep-place="" class="[\w-]+">/);
  });

  it('says in its language when its text was last changed, where that is known', () => {
    const updated = (userLanguage: string) =>
      bodyOf({ userLanguage, lastUpdated: '2024-09-12' }).replaceAll('<!-- -->', '');

    expect(updated('en')).toContain('Last updated <time dateTime="2024-09-12">2024-09-12</time>');
    expect(updated('zh')).toContain('最后更新 <time dateTime="2024-09-12">2024-09-12</time>');
    expect(bodyOf()).not.toContain('<time');
  });

  it('shows neighbours, and nothing where there are none', () => {
    expect(bodyOf({ next: { title: 'Demos', url: '/x/react-charts/bar-demo/' } })).toMatch(
      /<a href="\/x\/react-charts\/bar-demo\/" rel="next"/,
    );
    expect(bodyOf()).not.toContain('rel="next"');
  });

  it('says of what section a neighbour is', () => {
    const next = { title: 'Overview', url: '/x/react-data-grid/filtering/', section: 'Filtering' };

    expect(bodyOf({ next })).toContain('<small>Next · Filtering</small><span>Overview</span>');
  });
});

describe('a text in another language than its page', () => {
  it('says so in the language of the page and leads to the original', () => {
    const body = bodyOf(chineseFallback);

    expect(body).toContain('本页尚未翻译');
    expect(body).toContain('<a href="/x/react-charts/bars/" data-keep-place="">打开英文页面</a>');
  });

  it('is marked with its own language, and so are its headings', () => {
    const body = bodyOf(chineseFallback);

    expect(body).toContain(`<div class="markdown" lang="en">${slot(0)}</div>`);
    expect(body).toContain('<ul lang="en"><li><a href="#colors">');
  });

  it('is not marked when both are the same', () => {
    expect(bodyOf()).not.toContain('lang="en">\uE000');
    expect(bodyOf()).not.toContain('role="note"');
  });
});

describe('pages without a text', () => {
  it('say that they are unwritten, and what stands around them', () => {
    const body = bodyOf({ content: { kind: 'unwritten' } });

    expect(body).toContain('This page is not written yet');
    expect(body).toContain('<a href="/x/react-charts/">Overview</a>');
    expect(body).not.toContain('Edit this page');
  });

  it('list the pages below them', () => {
    const entries = [{ title: 'Basics', url: '/system/basics/', pathname: '/system/basics' }];

    expect(bodyOf({ pathname: '/system', title: 'System', content: { kind: 'index', entries } })).toContain(
      '<a href="/system/basics/">Basics</a>',
    );
  });

  it('say that nothing is there, in both languages, and where to start', () => {
    expect(bodyOf({ content: { kind: 'not-found' } })).toContain('>Page not found</h1>');
    const chinese = bodyOf({ userLanguage: 'zh', content: { kind: 'not-found' } });
    expect(chinese).toContain('>找不到页面</h1>');
    expect(chinese).toContain('near-matches');
  });

  it('say that a feature is only planned', () => {
    expect(bodyOf({ planned: true, content: { kind: 'unwritten' } })).toContain('This feature is planned');
    // A text says it itself, and once is enough.
    expect(bodyOf({ planned: true, content: text() })).not.toContain('This feature is planned');
  });
});

describe('a demo', () => {
  const demoBody = (own: Partial<Demo> = {}): string => bodyOf({ content: text({ parts: [demoPart(own)] }) });

  it('says to the mounting script what it is', () => {
    expect(demoBody()).toMatch(/<div [^>]*data-demo="BarsBasic" data-module="\/x\/assets\/BarsBasic-A1.js"/);
  });

  it('shows its fallback until then', () => {
    expect(demoBody({ fallback: 7, fallbackShows: 'picture' })).toContain(`>${slot(7)}</div>`);
  });

  it('says what will be there over a fallback that only takes its room', () => {
    const body = demoBody({ fallback: 7, fallbackShows: 'place' });

    expect(body).toContain(`>${slot(7)}<p data-x="${WAITING}" data-over="true"`);
    expect(body).toContain('This demo comes alive with JavaScript.');
  });

  it('has the collapsed code of every styling', () => {
    expect(demoBody({ preview: 5, styledPreviews: { css: 6 } })).toMatch(
      new RegExp(
        `data-preview="system"[^>]*>${slot(5)}</div><div[^>]* data-preview="css"[^>]*>${slot(6)}</div>`,
      ),
    );
  });

  it('names the packages that have words in the language of the page, and none in English', () => {
    const variants: Demo['variants'] = [
      { language: 'TS', styling: 'system', files: [], imports: ['@mui/x-data-grid-pro', '@mui/x-charts'] },
    ];

    expect(bodyOf({ userLanguage: 'zh', content: text({ parts: [demoPart({ variants })] }) })).toContain(
      'data-localized="data-grid"',
    );
    expect(demoBody({ variants })).not.toContain('data-localized');
  });

  it('can be linked to, and so can each of its sources', () => {
    expect(demoBody()).toMatch(/id="BarsBasic".*id="BarsBasic\.tsx".*id="BarsBasic\.js"/s);
  });

  it('has its preview unless the marker closes the code', () => {
    expect(demoBody({ preview: 5 })).toContain('data-preview="system"');
    expect(demoBody({ preview: 5, options: { defaultCodeOpen: false } })).not.toContain(
      'data-preview="system"',
    );
  });

  it('has its code open when the marker opens it, and its button closes it', () => {
    const opened = demoBody({ preview: 5, options: { defaultCodeOpen: true } });

    expect(opened).toContain(`<details data-x="${SOURCE}" open=""`);
    expect(opened).toMatch(/data-tool="code"[^>]* aria-expanded="true"[^>]*>Collapse code</);
    expect(demoBody({ preview: 5 })).toMatch(/data-tool="code"[^>]* aria-expanded="false"[^>]*>Expand code</);
    expect(demoBody({ preview: 5 })).toMatch(new RegExp(`<details data-x="${SOURCE}" class="[^"]*">`));
  });

  it('has neither tools nor code when the marker hides them', () => {
    expect(demoBody({ options: { hideToolbar: true } })).not.toMatch(/role="toolbar"|data-x="source"/);
  });

  it('needs no choice of language where there is only one', () => {
    const variants: Demo['variants'] = [
      { language: 'JS', styling: 'system', files: [{ name: 'BarsBasic.js', html: 1 }] },
    ];

    expect(demoBody({ variants })).not.toContain('data-tool="variant"');
  });

  it.each<[Demo['options'], string]>([
    [{}, 'outlined'],
    [{ bg: 'inline' }, 'inline'],
    [{ bg: 'gradient' }, 'gradient'],
    [{ bg: true }, 'playground'],
    [{ iframe: true }, 'playground'],
    [{ iframe: true, bg: false }, 'outlined'],
  ])('with %j stands on the ground %s', (options, ground) => {
    expect(demoBody({ options })).toContain(`data-ground="${ground}"`);
  });
});

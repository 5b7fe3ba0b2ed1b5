import { describe, expect, it } from 'vitest';
import type { PageProps } from '../../generator/page/page';
import { serverEntry } from '../../site/entries/server';
import { pageProps } from './page-props';

/** The links of the menu beside the button that copies a page. */
function linksOf(own: Partial<PageProps> = {}): string[] {
  const { body } = serverEntry.render(pageProps(own));
  const [menu = ''] = /<ul [^>]*data-x="page-menu"[^>]*>.*?<\/ul>/s.exec(body) ?? [];
  return menu.match(/<a .*?<\/a>/gs) ?? [];
}

describe('the menu of a page', () => {
  it('leads to the page as Markdown', () => {
    const [view] = linksOf({ userLanguage: 'zh', url: '/zh/x/react-charts/bars/' });

    expect(view).toContain('href="/zh/x/react-charts/bars/index.md"');
    expect(view).toContain('查看 Markdown');
  });

  it('asks two assistants about the page, by links that are followed in a window of their own and tell nobody where they stood', () => {
    const [, ...assistants] = linksOf();
    const question = encodeURIComponent('Read https://mui.com/x/react-charts/bars/index.md, then');

    expect(assistants).toHaveLength(2);
    for (const link of assistants) {
      expect(link).toMatch(/href="https:\/\/[^"]+"/);
      expect(link).toContain(question);
      expect(link).toContain('target="_blank" rel="noopener noreferrer"');
    }
  });

  it('asks in the language of the page', () => {
    const [, assistant = ''] = linksOf({ userLanguage: 'zh', url: '/zh/x/react-charts/bars/' });
    const [, question = ''] = /[?&;]q=([^"]*)"/.exec(assistant) ?? [];

    expect(decodeURIComponent(question)).toBe(
      '请先阅读 https://mui.com/zh/x/react-charts/bars/index.md，然后回答我关于它的问题。',
    );
  });

  it('is there on every page but those that stand in for others', () => {
    expect(linksOf({ content: { kind: 'index', entries: [] } })).toHaveLength(3);
    expect(linksOf({ content: { kind: 'unwritten' } })).toHaveLength(3);
    expect(linksOf({ content: { kind: 'not-found' } })).toEqual([]);
    expect(linksOf({ content: { kind: 'offline' } })).toEqual([]);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { navigation } from '../../data/navigation';
import { titles } from '../../data/titles';
import type { NavigationEntry } from '../../generator/contract/navigation';
import { translateTo } from '../../site/language/translate';
import en from '../../translations/en.json';
import zh from '../../translations/zh.json';

afterEach(() => vi.restoreAllMocks());

describe('a word of the interface', () => {
  const dictionaries = {
    en: { copy: 'Copy', demo: 'Demo: {name}', next: 'Next' },
    zh: { copy: '复制', next: '' },
  };

  it('is said in the language of the page', () => {
    expect(translateTo('zh', dictionaries)('copy')).toBe('复制');
  });

  it('takes values at its places, and leaves places without a value alone', () => {
    expect(translateTo('en', dictionaries)('demo', { name: 'BasicPie' })).toBe('Demo: BasicPie');
    expect(translateTo('en', dictionaries)('demo')).toBe('Demo: {name}');
  });

  it('falls back to English where it is missing or empty, and says so once for all words of a language', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const t = translateTo('zh', dictionaries);

    expect([t('next'), t('next'), translateTo('zh', dictionaries)('demo')]).toEqual([
      'Next',
      'Next',
      'Demo: {name}',
    ]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls[0]?.[0]).toContain('zh:next');
  });

  it('is not logged where a language has no words at all, which is a problem of its file', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});

    expect(translateTo('zh', { ...dictionaries, zh: {} })('copy')).toBe('Copy');
    expect(warn).not.toHaveBeenCalled();
  });

  it('is an ellipsis where the whole language is missing', () => {
    expect(translateTo('fr', dictionaries)('copy')).toBe('…');
  });
});

describe('the translations', () => {
  it('have every word in both languages', () => {
    expect(Object.keys(zh.interface)).toEqual(Object.keys(en.interface));
    expect(Object.values(zh.interface).every((word) => word !== '')).toBe(true);
  });

  it('keep the places of values', () => {
    const places = (word: string) => (word.match(/\{\w+\}/g) ?? []).sort();
    const pairs = Object.entries(en.interface).map(([key, word]) => [key, places(word)]);

    expect(Object.entries(zh.interface).map(([key, word]) => [key, places(word)])).toEqual(pairs);
  });

  it('name every path of the title table in both languages', () => {
    const paths = titles.map(({ pathname }) => pathname);

    expect(paths.filter((path) => !(path in en.pages) || !(path in zh.pages))).toEqual([]);
  });

  it('name in Chinese every page and group of the menu that is no component of the API', () => {
    const named = (entries: NavigationEntry[]): string[] =>
      entries.flatMap(({ pathname, children }) => [
        ...(/^\/x\/api\/[^/]+\//.test(pathname) && !children ? [] : [pathname]),
        ...named(children ?? []),
      ]);

    expect(named(navigation).filter((path) => !(path in zh.pages))).toEqual([]);
  });
});

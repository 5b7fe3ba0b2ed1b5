import { describe, expect, it } from 'vitest';
import { languages } from '../../../data/languages';
import { isExempt, parseUrl, urlOf } from '../../../generator/contract/url';

describe('reading a url', () => {
  it.each([
    ['/x/react-charts/', 'en', '/x/react-charts'],
    ['/x/react-charts', 'en', '/x/react-charts'],
    ['/zh/x/react-charts/?a=1#b', 'zh', '/x/react-charts'],
    ['/en/x/react-charts/', 'en', '/x/react-charts'],
    ['/zh', 'zh', '/'],
    ['/zh/', 'zh', '/'],
    ['/', 'en', '/'],
    ['/zhx/y/', 'en', '/zhx/y'],
    ['/fr/x/', 'en', '/fr/x'],
    ['/api/button/', 'en', '/api-docs/button'],
    ['/zh/api/button/', 'zh', '/api-docs/button'],
    ['/apiary/x/', 'en', '/apiary/x'],
    ['/api-docs/y', 'en', '/api-docs/y'],
    ['/x/api/charts/', 'en', '/x/api/charts'],
    ['/blog/post/', 'en', '/blog/post'],
  ])('%s speaks %s and is about %s', (url, userLanguage, pathname) => {
    expect(parseUrl(url, languages)).toEqual({ userLanguage, pathname });
  });
});

describe('writing a url', () => {
  it.each([
    ['en', '/x/react-charts', '/x/react-charts/'],
    ['zh', '/x/react-charts', '/zh/x/react-charts/'],
    ['zh', '/', '/zh/'],
    ['en', '/', '/'],
    ['zh', '/api-docs/button', '/zh/api/button/'],
    ['zh', '/blog', '/blog/'],
    ['zh', '/blog/post', '/blog/post/'],
    ['zh', '/blogs', '/zh/blogs/'],
  ])('%s %s is %s', (userLanguage, pathname, url) => {
    expect(urlOf({ userLanguage, pathname }, languages)).toBe(url);
  });

  it('and reading it again gives the same place, for every page and language', () => {
    for (const userLanguage of ['en', 'zh']) {
      for (const pathname of ['/', '/x/whats-new', '/api-docs/button', '/x/api/charts/bar-chart']) {
        expect(parseUrl(urlOf({ userLanguage, pathname }, languages), languages)).toEqual({
          userLanguage,
          pathname,
        });
      }
    }
  });

  it('leaves the blog and all below it without language', () => {
    expect(isExempt('/blog', languages)).toBe(true);
    expect(isExempt('/blogs', languages)).toBe(false);
  });
});

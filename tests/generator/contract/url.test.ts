import { describe, expect, it } from 'vitest';
import { languages } from '../../../data/languages';
import { fileUrl, isExempt, parseUrl, urlOf, urlOfFile, withoutBase } from '../../../generator/contract/url';

const rules = { languages };

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
    expect(parseUrl(url, rules)).toEqual({ userLanguage, pathname });
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
    expect(urlOf({ userLanguage, pathname }, rules)).toBe(url);
  });

  it('and reading it again gives the same place, for every page and language', () => {
    for (const userLanguage of ['en', 'zh']) {
      for (const pathname of ['/', '/x/whats-new', '/api-docs/button', '/x/api/charts/bar-chart']) {
        expect(parseUrl(urlOf({ userLanguage, pathname }, rules), rules)).toEqual({
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

describe('below a base', () => {
  const docs = { languages, base: '/docs/' };

  it.each([
    ['zh', '/x/bars', '/docs/zh/x/bars/'],
    ['en', '/', '/docs/'],
    ['zh', '/', '/docs/zh/'],
    ['zh', '/blog', '/docs/blog/'],
  ])('%s %s is %s, and is read as such', (userLanguage, pathname, url) => {
    expect(urlOf({ userLanguage, pathname }, docs)).toBe(url);
    const read = pathname === '/blog' ? 'en' : userLanguage;
    expect(parseUrl(url, docs)).toEqual({ userLanguage: read, pathname });
  });

  it('files lie there, too', () => {
    expect(fileUrl('/x/sw.js', docs)).toBe('/docs/x/sw.js');
    expect(urlOfFile('zh/x/index.html', docs)).toBe('/docs/zh/x/');
    expect(urlOfFile('index.html', { base: '/' })).toBe('/');
  });

  it('an address of the host that is not below it is none of the site', () => {
    expect(['/docs', '/docs/', '/docs/x/', '/docsx/', '/x/'].map((url) => withoutBase(url, docs))).toEqual([
      '/',
      '/',
      '/x/',
      undefined,
      undefined,
    ]);
  });
});

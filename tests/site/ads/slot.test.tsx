// @vitest-environment happy-dom
import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { inHouseAds } from '../../../data/in-house-ads';
import { languages } from '../../../data/languages';
import { type Services, serviceNames, services } from '../../../data/services';
import { AdSlot } from '../../../site/ads/AdSlot';
import { adStyles } from '../../../site/ads/ad-styles';
import { safeUrl } from '../../../site/ads/safe-url';
import { findSlot, wordsOf } from '../../../site/ads/slot-elements';
import { LanguageProvider } from '../../../site/language/LanguageProvider';
import { words } from '../words';

const draw = (userLanguage = 'en'): string =>
  renderToStaticMarkup(
    <LanguageProvider words={words} userLanguage={userLanguage}>
      <AdSlot />
    </LanguageProvider>,
  );

afterEach(() => {
  services.ads = { enabled: false };
});

describe('with ads off, as they are', () => {
  it('nothing is configured', () => {
    expect(services).toEqual({ ads: { enabled: false } });
    expect(serviceNames(services)).toBeUndefined();
  });

  it('there is no slot and no rule for one', () => {
    expect(draw()).toBe('');
    expect(adStyles()).toBe('');
  });
});

describe('with ads on', () => {
  it('the slot brings its places and its words, in the language of the page', () => {
    services.ads = { enabled: true };
    const parsed = new DOMParser().parseFromString(draw('zh'), 'text/html');
    document.body.replaceChildren(...parsed.body.children);
    const slot = findSlot(document);
    expect(slot && wordsOf(slot.root)).toEqual({ by: '广告：{name}', tag: '广告', start: '立即开始' });
    expect(slot?.message.content.querySelectorAll('p')).toHaveLength(3);
    expect(slot?.own.childNodes).toHaveLength(0);
  });

  it('the slot has its height and its margin before anything is loaded', () => {
    services.ads = { enabled: true };
    expect(adStyles()).toContain('.ad-slot{height:126px;margin-block:24px;overflow:hidden;contain:strict');
    expect(adStyles()).toContain('@media (max-width:599.95px){.ad-slot{height:142px}}');
  });
});

it.each<[Services, string | undefined]>([
  [{ ads: { enabled: false } }, undefined],
  [{ ads: { enabled: true } }, 'ads'],
  [
    {
      ads: { enabled: true },
      analytics: { measurementId: 'G-1', scriptUrl: 'https://a.example' },
      feedback: { ratingUrl: 'https://a.example', commentUrl: 'https://b.example' },
    },
    'analytics ads feedback',
  ],
])('a page names the services of %j: %s', (configured, names) => {
  expect(serviceNames(configured)).toBe(names);
});

describe('our ads', () => {
  it('are the five of the house', () => {
    expect(inHouseAds.map(({ name }) => name)).toEqual([
      'scaffoldhub',
      'templates',
      'themes',
      'tidelift',
      'figma',
    ]);
  });

  it.each(inHouseAds)(
    '$name has a picture, a link, and words in every language',
    ({ name, img, link, label, description }) => {
      expect(existsSync(`data/public${img.replace(/^\/x/, '')}`)).toBe(true);
      expect(safeUrl(link)).toBe(link);
      expect(label).toBe(`in-house-${name}`);
      expect(Object.keys(description)).toEqual(languages.all.map(({ code }) => code));
      expect(new Set(Object.values(description)).size).toBe(languages.all.length);
    },
  );
});

// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { inHouseAds } from '../../../data/in-house-ads';
import { languages } from '../../../data/languages';
import { type Services, serviceNames, services } from '../../../data/services';
import { AdSlot } from '../../../site/ads/AdSlot';
import { demoAdStyles, slotStyles } from '../../../site/ads/ad-styles';
import { AD_PROVIDER, DEMO_AD } from '../../../site/ads/hooks';
import { safeUrl } from '../../../site/ads/safe-url';
import { findSlot, wordsOf } from '../../../site/ads/slot-elements';
import { LanguageProvider } from '../../../site/language/LanguageProvider';
import { hooked } from '../../../site/support/dom';
import { words } from '../words';

const draw = (userLanguage = 'en', pathname = '/x/react-charts/bars'): string =>
  renderToStaticMarkup(
    <LanguageProvider words={words} userLanguage={userLanguage}>
      <AdSlot pathname={pathname} />
    </LanguageProvider>,
  );

const drawn = (userLanguage?: string, pathname?: string): Element | null =>
  new DOMParser().parseFromString(draw(userLanguage, pathname), 'text/html').body.firstElementChild;

const strangers: Services['ads'] = { enabled: true, providerScript: 'https://ads.example/ad.js' };

afterEach(() => {
  services.ads = { enabled: true };
});

describe('as this site configures it', () => {
  it('there are ads of the house, and no stranger is asked', () => {
    expect(services).toEqual({ ads: { enabled: true } });
    expect(serviceNames(services)).toBeUndefined();
  });

  it.each(['en', 'zh'])('an ad is a part of its page, in %s', (language) => {
    const slot = drawn(language);
    const text = slot?.querySelector('a > span > span')?.textContent ?? '';
    const whole = inHouseAds.map(({ description }) => description[language]?.replace(/<.?b>/g, ''));

    expect(whole).toContain(text);
    expect(slot?.querySelectorAll('b')).toHaveLength(1);
    expect(slot?.querySelector('a')?.getAttribute('rel')).toBe('sponsored noopener');
    expect(slot?.querySelector('img')?.getAttribute('alt')).toBe('');
    expect(slot?.hasAttribute('data-nosnippet')).toBe(true);
    expect(slot?.querySelector(`script, template, ${hooked(AD_PROVIDER)}`)).toBeNull();
  });

  it('a page has the same ad whenever it is drawn, in both languages', () => {
    expect(draw()).toBe(draw());
    expect(drawn('zh')?.querySelector('a')?.href).toBe(drawn('en')?.querySelector('a')?.href);
  });

  it('pages of one site show all five, and one in five is a line without a picture', () => {
    const pages = Array.from({ length: 500 }, (_, number) => drawn('en', `/x/react-charts/page-${number}`));
    const links = pages.map((slot) => slot?.querySelector('a')?.getAttribute('href'));
    const often = inHouseAds.map((ad) => links.filter((link) => link === ad.link).length);
    const inline = pages.filter((slot) => slot?.querySelector('[data-layout=inline]'));

    expect(Math.min(...often)).toBeGreaterThan(60);
    expect(inline.length).toBeGreaterThan(60);
    expect(inline.length).toBeLessThan(140);
    expect(inline.every((slot) => slot?.querySelector('img') === null)).toBe(true);
  });

  it('the slot has its height and its margin before anything is loaded', () => {
    const { name, styles } = slotStyles.house;
    expect(styles).toMatch(/^overflow:hidden;contain:strict;/);
    expect(styles).toContain('}height:126px;margin-block:24px;');
    expect(styles).toContain('@media (max-width:599.95px){height:142px;}');
    expect(drawn()?.className).toContain(name);
  });
});

describe('with ads off', () => {
  it('there is no slot', () => {
    services.ads = { enabled: false };
    expect(draw()).toBe('');
  });
});

describe('with a provider', () => {
  it('the slot brings its places and its words, in the language of the page', () => {
    services.ads = strangers;
    const parsed = new DOMParser().parseFromString(draw('zh'), 'text/html');
    document.body.replaceChildren(...parsed.body.children);
    const slot = findSlot(document);
    expect(slot && wordsOf(slot.root)).toEqual({ by: '广告：{name}', tag: '广告', start: '立即开始' });
    expect(slot?.message.querySelectorAll('p')).toHaveLength(3);
    expect(slot?.demoBox).toBeUndefined();
    expect(slot?.own.childNodes).toHaveLength(0);
  });

  it('the box of an ad under a demo comes along where there is a feed', () => {
    services.ads = strangers;
    expect(draw()).not.toContain(DEMO_AD);
    services.ads = { ...strangers, feedUrl: 'https://feed.example/ads.json' };
    expect(draw()).toMatch(new RegExp(`<template>.*data-x="${DEMO_AD}".*</template>`));
    expect(demoAdStyles.styles).toContain('height:52px');
  });
});

it.each<[Services, string | undefined]>([
  [{ ads: { enabled: false } }, undefined],
  [{ ads: { enabled: true } }, undefined],
  [{ ads: strangers }, 'ads'],
  [{ ads: { enabled: true, feedUrl: 'https://feed.example/ads.json' } }, 'ads'],
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
      const picture = readFileSync(`data/public${img.replace(/^\/x/, '')}`);
      const hash = createHash('sha256').update(picture).digest('hex').slice(0, 8);
      expect(img).toBe(`/x/assets/ads/${name}-${hash}.svg`);
      expect(safeUrl(link)).toBe(link);
      expect(label).toBe(`in-house-${name}`);
      expect(Object.keys(description)).toEqual(languages.all.map(({ code }) => code));
      expect(new Set(Object.values(description)).size).toBe(languages.all.length);
    },
  );
});

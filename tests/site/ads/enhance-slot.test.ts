// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inHouseAds } from '../../../data/in-house-ads';
import type { AdServices } from '../../../data/services';
import { enhanceSlot } from '../../../site/ads/enhance-slot';
import { AD_MESSAGE, AD_PROVIDER, AD_SLOT, OWN_AD } from '../../../site/ads/hooks';
import { findSlot, type SlotElements } from '../../../site/ads/slot-elements';
import { fakeClock } from './fake-clock';

const ads: AdServices = {
  enabled: true,
  providerScript: 'https://ads.example/ad.js',
  fallbackHref: 'https://ads.example/nothing',
};

/** Chance draws these in order, then the last one again and again. */
function lots(...values: number[]): () => number {
  return () => (values.length > 1 ? values.shift() : values[0]) ?? 0;
}

/** Image layout, no message, the third ad; every display is told. */
const usual = () => lots(0.9, 0.9, 0.5, 0);

function start({ services = ads, chance = usual(), language = 'en' } = {}) {
  const slot = drawSlot(language);
  const clock = fakeClock();
  const told: string[] = [];
  enhanceSlot({
    slot,
    ads: services,
    inHouse: inHouseAds,
    clock,
    chance,
    tell: (action, label) => told.push(`${action} ${label}`),
  });
  return { slot, clock, told, link: () => slot.own.querySelector('a') };
}

function drawSlot(language: string): SlotElements {
  const parsed = new DOMParser().parseFromString(
    `<section data-x="${AD_SLOT}" data-language="${language}" data-by="ad by {name}" data-tag="Ad" data-start="Get started">
      <div data-x="${AD_PROVIDER}"></div><div data-x="${OWN_AD}"></div><template><p data-x="${AD_MESSAGE}">Please</p></template>
    </section>`,
    'text/html',
  );
  document.body.replaceChildren(...parsed.body.children);
  const slot = findSlot(document);
  if (!slot) throw new Error('no slot');
  return slot;
}

function provide({ provider }: SlotElements, html: string): void {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  provider.append(...parsed.body.children);
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

afterEach(() => vi.restoreAllMocks());

describe('the provider', () => {
  it('is called on the next turn, into its place, once', () => {
    const { slot, clock } = start();
    expect(slot.provider.querySelector('script')).toBeNull();
    clock.pass(20_000);
    const scripts = [...slot.provider.querySelectorAll('script')];
    expect(scripts.map(({ id, src, async }) => ({ id, src, async }))).toEqual([
      { id: '_carbonads_js', src: 'https://ads.example/ad.js', async: true },
    ]);
  });

  it.each([
    '<div class="ea-placement">x</div>',
    '<div id="carbonads">x</div>',
    '<div class="carbonads">x</div>',
  ])('has the slot when it puts %s there, and its display counts', (html) => {
    const { slot, clock, told } = start();
    clock.pass(600);
    provide(slot, html);
    clock.pass(400);
    expect(slot.root.dataset.gaEventLabel).toBe('carbon-body-top-image');
    clock.pass(2499);
    expect(told).toEqual([]);
    clock.pass(20_000);
    expect(told).toEqual(['display carbon-body-top-image']);
    expect(slot.provider.hidden).toBe(false);
    expect(slot.own.childElementCount).toBe(0);
  });

  it('hands the slot over when it has nothing but its fallback link', () => {
    const { slot, clock, told, link } = start();
    provide(slot, '<div id="carbonads"><a href="https://ads.example/nothing">x</a></div>');
    clock.pass(500);
    expect(link()?.dataset.gaEventLabel).toBe('in-house-themes');
    expect(slot.provider.hidden).toBe(true);
    clock.pass(20_000);
    expect(told).toEqual(['display in-house-carbon-body-top-image']);
  });

  it('keeps the slot when its link only resembles the fallback', () => {
    const { slot, clock, link } = start();
    provide(slot, '<div id="carbonads"><a href="https://ads.example/nothing?x">x</a></div>');
    clock.pass(20_000);
    expect(link()).toBeNull();
  });

  it('takes the slot when its ad comes late, and only its display counts', () => {
    const { slot, clock, told, link } = start();
    clock.pass(4000);
    expect(link()).not.toBeNull();
    provide(slot, '<div id="carbonads">x</div>');
    clock.pass(500);
    expect(link()).toBeNull();
    expect(slot.provider.hidden).toBe(false);
    clock.pass(20_000);
    expect(told).toEqual(['display carbon-body-top-image']);
  });
});

describe('a blocker', () => {
  it.each([
    ['nothing in it', '<div id="carbonads"></div>'],
    [
      'a picture that never comes',
      '<div id="carbonads"><a href="https://ads.example/a"><img src="x"></a></div>',
    ],
  ])('is assumed where the provider puts an element there with %s', (_, html) => {
    const { slot, clock, link } = start();
    provide(slot, html);
    clock.pass(4000);
    expect(link()).not.toBeNull();
    expect(slot.provider.hidden).toBe(true);
  });

  it('is assumed after three seconds: one of our ads is shown, and its display is told once', () => {
    const { slot, clock, told, link } = start();
    clock.pass(2999);
    expect(link()).toBeNull();
    expect(slot.root.dataset.gaEventLabel).toBeUndefined();
    clock.pass(1);
    expect(link()?.href).toContain('in-house-themes');
    clock.pass(60_000);
    expect(told).toEqual(['display in-house-body-top-image']);
  });

  it('is asked politely now and then', () => {
    const { slot, clock, told } = start({ chance: lots(0.9, 0.1, 0.5, 0) });
    clock.pass(20_000);
    expect(slot.own.textContent).toBe('Please');
    expect(told).toEqual(['display in-house-adblock-body-top-image']);
  });
});

describe('an ad of ours', () => {
  it('is shown at once where no provider is configured, and no stranger is asked', () => {
    const { slot, clock, told, link } = start({ services: { enabled: true } });
    expect(link()?.rel).toBe('sponsored noopener');
    expect(link()?.target).toBe('_blank');
    expect(link()?.querySelector('img')?.getAttribute('src')).toBe('/x/assets/ads/themes-f0aa9737.svg');
    expect(link()?.textContent).toContain('ad by MUI');
    clock.pass(20_000);
    expect(document.querySelector('script')).toBeNull();
    expect(told).toEqual(['display in-house-body-top-image']);
    expect(slot.own.childElementCount).toBe(1);
  });

  it('speaks the language of its page', () => {
    expect(start({ services: { enabled: true }, language: 'zh' }).link()?.textContent).toContain('高级主题');
    expect(start({ services: { enabled: true }, language: 'xx' }).link()?.textContent).toContain(
      'Premium themes',
    );
  });

  it('has no picture but a mark in the inline layout', () => {
    const { link } = start({ services: { enabled: true }, chance: lots(0.1, 0.9, 0.5, 0) });
    expect(link()?.querySelector('img')).toBeNull();
    expect(link()?.textContent).toMatch(/^Ad .*Get started/);
  });
});

describe('an error in the area', () => {
  it('empties the slot, is told once, and ends all looking', () => {
    const { slot, clock, told, link } = start();
    clock.pass(3000);
    expect(link()).not.toBeNull();
    vi.spyOn(slot.provider, 'querySelectorAll').mockImplementation(() => {
      throw new Error('broken');
    });
    clock.pass(60_000);
    expect(told).toEqual(['crash in-house-body-top-image']);
    expect(slot.root.isConnected).toBe(true);
    expect(slot.provider.childElementCount + slot.own.childElementCount).toBe(0);
    expect(slot.provider.querySelectorAll).toHaveBeenCalledTimes(1);
  });

  it('before anything is shown is told without a name of an ad', () => {
    const { told, clock } = start({ services: { ...ads, providerScript: 'http://ads.example/ad.js' } });
    clock.pass(60_000);
    expect(told).toEqual(['crash none-body-top-image']);
  });
});

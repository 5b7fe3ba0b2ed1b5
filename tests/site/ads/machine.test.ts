import { describe, expect, it } from 'vitest';
import { choose, draw, picked, slotLabel } from '../../../site/ads/ad-choice';
import { countDisplays, DISPLAYED_AFTER_MS } from '../../../site/ads/ad-events';
import {
  type AdState,
  afterLook,
  firstState,
  LOOK_EVERY_MS,
  looksAgain,
  MOST_TRIES,
  type Sight,
} from '../../../site/ads/ad-state';
import { isBot } from '../../../site/ads/is-bot';
import { fakeClock } from './fake-clock';

const nothing: Sight = { element: false, fallback: false };
const ad: Sight = { element: true, fallback: false };
const fallback: Sight = { element: true, fallback: true };

const asked = firstState({ enabled: true, providerScript: 'https://ads.example/ad.js' });

/** What is known after some looks, of which the last one sees something. */
function stateAfter(tries: number, last: Sight = nothing): AdState {
  const before = Array.from({ length: tries - 1 }).reduce<AdState>(
    (state) => afterLook(state, nothing),
    asked,
  );
  return afterLook(before, last);
}

describe('looking at the slot', () => {
  it.each([
    { tries: 1, last: nothing, verdict: 'waiting' },
    { tries: 6, last: nothing, verdict: 'waiting' },
    { tries: 7, last: nothing, verdict: 'blocked' },
    { tries: 30, last: nothing, verdict: 'blocked' },
    { tries: 1, last: ad, verdict: 'provider' },
    { tries: 7, last: ad, verdict: 'provider' },
    { tries: 8, last: ad, verdict: 'provider' },
    { tries: 30, last: ad, verdict: 'provider' },
    { tries: 3, last: fallback, verdict: 'fallback' },
    { tries: 20, last: fallback, verdict: 'fallback' },
  ] as const)('after $tries tries, seeing $last at last: $verdict', ({ tries, last, verdict }) => {
    expect(stateAfter(tries, last)).toEqual({ tries, verdict });
  });

  it.each([
    { tries: 1, last: nothing, again: true },
    { tries: 7, last: nothing, again: true },
    { tries: 29, last: nothing, again: true },
    { tries: 30, last: nothing, again: false },
    { tries: 1, last: ad, again: false },
    { tries: 9, last: fallback, again: false },
  ])('goes on after $tries tries, seeing $last at last: $again', ({ tries, last, again }) => {
    expect(looksAgain(stateAfter(tries, last))).toBe(again);
  });

  it('assumes a blocker after three seconds and gives up after fourteen and a half', () => {
    expect((7 - 1) * LOOK_EVERY_MS).toBe(3000);
    expect((MOST_TRIES - 1) * LOOK_EVERY_MS).toBe(14_500);
  });

  it('is not needed where no provider is asked', () => {
    expect(firstState({ enabled: true }).verdict).toBe('ours');
    expect(looksAgain(firstState({ enabled: true }))).toBe(false);
  });
});

describe('what is shown', () => {
  const draws = { layout: 'image', message: 0.5, pick: 0.5 } as const;

  it.each([
    ['waiting', draws, { show: 'provider' }],
    ['provider', draws, { show: 'provider', base: 'carbon' }],
    ['fallback', draws, { show: 'in-house', base: 'in-house-carbon', pick: 0.5 }],
    ['ours', draws, { show: 'in-house', base: 'in-house', pick: 0.5 }],
    ['ours', { ...draws, message: 0 }, { show: 'in-house', base: 'in-house', pick: 0.5 }],
    ['fallback', { ...draws, message: 0 }, { show: 'in-house', base: 'in-house-carbon', pick: 0.5 }],
    ['blocked', draws, { show: 'in-house', base: 'in-house', pick: 0.5 }],
    ['blocked', { ...draws, message: 0.19 }, { show: 'message', base: 'in-house-adblock' }],
    ['blocked', { ...draws, message: 0.2 }, { show: 'in-house', base: 'in-house', pick: 0.5 }],
  ] as const)('for %s with %j: %j', (verdict, lots, choice) => {
    expect(choose(verdict, lots)).toEqual(choice);
  });

  it.each([
    [0, 'inline'],
    [0.19, 'inline'],
    [0.2, 'image'],
    [0.99, 'image'],
  ])('stands in the layout that %d draws: %s', (chance, layout) => {
    expect(draw(() => chance).layout).toBe(layout);
  });

  it('is about one inline slot and one message in five', () => {
    const lots = Array.from({ length: 1000 }, (_, index) => draw(() => index / 1000));

    expect(lots.filter(({ layout }) => layout === 'inline')).toHaveLength(200);
    expect(lots.filter((lot) => choose('blocked', lot).show === 'message')).toHaveLength(200);
  });

  it('is each of five ads equally often, also at the ends of chance', () => {
    const ads = ['a', 'b', 'c', 'd', 'e'];

    expect([0, 0.199, 0.2, 0.5, 0.999, 1].map((pick) => picked(ads, pick))).toEqual([
      'a',
      'a',
      'b',
      'c',
      'e',
      'e',
    ]);
    expect(picked([], 0.5)).toBeUndefined();
  });

  it('has a label that says what, where and how', () => {
    expect(slotLabel({ base: 'in-house-carbon' }, 'inline')).toBe('in-house-carbon-body-top-inline');
    expect(slotLabel({}, 'image')).toBe('none-body-top-image');
  });
});

describe('a display', () => {
  function context(chance: number) {
    const clock = fakeClock();
    const told: string[] = [];
    const displays = countDisplays({
      clock,
      chance: () => chance,
      tell: (action, label) => told.push(`${action} ${label}`),
    });
    return { clock, told, displays };
  }

  it('counts after two and a half seconds, once', () => {
    const { clock, told, displays } = context(0.1);
    displays.show('a');
    clock.pass(DISPLAYED_AFTER_MS - 1);
    expect(told).toEqual([]);
    clock.pass(1);
    displays.show('a');
    clock.pass(60_000);
    expect(told).toEqual(['display a']);
  });

  it.each([
    [0, 1],
    [0.1, 1],
    [0.11, 0],
    [0.9, 0],
  ])('is told when chance draws %d: %d times', (chance, times) => {
    const { clock, told, displays } = context(chance);
    displays.show('a');
    clock.pass(DISPLAYED_AFTER_MS);
    expect(told).toHaveLength(times);
  });

  it('does not count for what was replaced before', () => {
    const { clock, told, displays } = context(0);
    displays.show('a');
    clock.pass(1000);
    displays.show('b');
    clock.pass(1500);
    expect(told).toEqual([]);
    clock.pass(1000);
    expect(told).toEqual(['display b']);
  });

  it('does not count for what has no name yet, nor after the end', () => {
    const { clock, told, displays } = context(0);
    displays.show(undefined);
    clock.pass(5000);
    displays.show('a');
    displays.stop();
    clock.pass(5000);
    expect(told).toEqual([]);
  });
});

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', true],
  ['Mozilla/5.0 (compatible; bingbot/2.0)', true],
  ['Baiduspider+(+http://www.baidu.com/search/spider.htm)', true],
  ['Sogou web CRAWLER', true],
  ['some robot', true],
  ['crawling/1.0', true],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36', false],
  ['', false],
])('%j is a bot: %s', (userAgent, bot) => {
  expect(isBot(userAgent)).toBe(bot);
});

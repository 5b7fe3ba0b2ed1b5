// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true}}
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enhanceDemoAds } from '../../../site/ads/demo-ads';
import { DEMO_AD } from '../../../site/ads/hooks';
import { hooked } from '../../../site/support/dom';
import { fakeClock } from './fake-clock';
import { replyWith } from './payloads';

const words = { by: 'ad by {name}', tag: 'Ad', start: 'Get started' };

let end = (): void => undefined;

function start({ reply = replyWith('company', 'Company'), isAsked = true, fails = false } = {}) {
  const page = new DOMParser().parseFromString(
    `<section id="a"><div data-demo="a"></div><details><summary>x</summary></details></section>
     <section id="b" data-disable-ad="true"><div data-demo="b"></div><details><summary>x</summary></details></section>
     <details id="c"><summary>x</summary></details>`,
    'text/html',
  );
  document.body.replaceChildren(...page.body.children);
  const drawn = document.createElement('div');
  drawn.dataset.x = DEMO_AD;
  const clock = fakeClock();
  const told: string[] = [];
  const asked: string[] = [];
  const ask = async (url: string): Promise<string> => {
    asked.push(url);
    if (fails) throw new TypeError('Failed to fetch');
    return reply;
  };
  end = enhanceDemoAds(document, {
    feedUrl: 'https://feed.example/',
    ask,
    box: drawn,
    words,
    clock,
    chance: () => 0,
    tell: (action, label) => told.push(`${action} ${label}`),
    isAsked: () => isAsked,
  });
  return { clock, told, asked };
}

async function toggle(selector: string, open = true): Promise<void> {
  const details = document.querySelector<HTMLDetailsElement>(selector);
  if (!details) throw new Error(`no ${selector}`);
  details.open = open;
  details.dispatchEvent(new Event('toggle'));
  await vi.waitFor(() => Promise.resolve());
  await new Promise((done) => setTimeout(done, 0));
}

const box = () => document.querySelector<HTMLElement>(hooked(DEMO_AD));

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

afterEach(() => {
  end();
  vi.restoreAllMocks();
});

it('an ad comes under a demo whose code is opened, once, and its display counts once', async () => {
  const { clock, told, asked } = start();
  expect(box()).toBeNull();
  await toggle('#a details');
  await toggle('#a details', false);
  await toggle('#a details');
  expect(document.querySelectorAll(hooked(DEMO_AD))).toHaveLength(1);
  expect(asked).toEqual(['https://feed.example/']);
  expect(box()?.querySelector('a')?.href).toBe('https://ads.example/go');
  expect(box()?.textContent).toContain('Company - Does something.');
  expect(box()?.textContent).toContain('ad by Carbon');
  expect([...(box()?.querySelectorAll('img') ?? [])].map(({ src, hidden }) => [src, hidden])).toEqual([
    ['https://ads.example/shown', true],
    ['https://pixel.example/1?t=1700000000', true],
    ['https://pixel.example/2', true],
  ]);
  clock.pass(60_000);
  expect(told).toEqual(['display carbon-demo-inline']);
});

it.each([
  ['the demo wants none', '#b details', {}],
  ['it is no demo', '#c', {}],
  ['no reader has opened it', '#a details', { isAsked: false }],
])('none comes when %s', async (_, selector, options) => {
  const { asked } = start(options);
  await toggle(selector);
  expect(box()).toBeNull();
  expect(asked).toEqual([]);
});

it('the box stays, empty, when the feed has nothing', async () => {
  const { clock, told } = start({ fails: true });
  await toggle('#a details');
  expect(box()?.childElementCount).toBe(0);
  clock.pass(60_000);
  expect(told).toEqual([]);
});

it('an error empties the box and is told', async () => {
  const { clock, told } = start();
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    if (name === 'a') throw new Error('broken');
    return Document.prototype.createElement.call(document, name);
  });
  await toggle('#a details');
  expect(box()?.childElementCount).toBe(0);
  clock.pass(60_000);
  expect(told).toEqual(['crash carbon-demo-inline']);
});

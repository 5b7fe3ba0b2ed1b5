import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { inHouseAds } from '../../data/in-house-ads';
import { AD_PROVIDER, AD_SLOT, DEMO_AD, OWN_AD } from '../../site/ads/hooks';
import { FEEDBACK } from '../../site/feedback/hooks';
import { hooked } from '../../site/support/dom';
import { replyWith } from '../site/ads/payloads';
import { openBrowser } from './chromium/open-browser';
import { type ConfiguredSite, configuredSite } from './configured-site';
import { strangers } from './services';
import { watchPage } from './watch-page';

let browser: Browser;
let site: ConfiguredSite;

beforeAll(async () => {
  site = await configuredSite('with-services', strangers);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const TEXT = '/x/guide/page-0/';

/** What the provider's script does: it puts an ad beside itself, of nodes, as the policy wants it. */
const provides = (text: string, href = 'https://ads.example/go'): string =>
  [
    `const ad = document.createElement('div'), link = document.createElement('a');`,
    `ad.id = 'carbonads';`,
    `link.href = ${JSON.stringify(href)};`,
    `link.append(${JSON.stringify(text)});`,
    `ad.append(link);`,
    `document.getElementById('_carbonads_js').after(ad);`,
  ].join('\n');

/** A provider that writes HTML, which the policy of the page forbids. */
const WRITES_HTML = `const ad = document.createElement('div');ad.innerHTML = '<b>x</b>';ad.id = 'carbonads';document.getElementById('_carbonads_js').after(ad)`;

type Answer = (route: Route) => Promise<void>;

const gives =
  (contentType: string, body: string): Answer =>
  (route) =>
    route.fulfill({ contentType, body, headers: { 'Access-Control-Allow-Origin': '*' } });

const refuses: Answer = (route) => route.abort();

const never: Answer = () => new Promise(() => undefined);

interface Visit {
  provider?: Answer;
  feed?: Answer;
  /** Every chance is this. */
  chance?: number;
  url?: string;
  width?: number;
  userAgent?: string;
}

interface Visited {
  page: Page;
  asked: string[];
  errors: string[];
  told: () => Promise<unknown[][]>;
  shift: () => Promise<number>;
}

/** A day when the site was there; what is drawn does not depend on it. */
const START = Date.UTC(2024, 9, 1);

const isABot = (userAgent?: string): boolean => userAgent?.includes('bot') ?? false;

/**
 * Opens a page of the configured site whose strangers answer as a test says. Time is the test's alone, and begins
 * when the page asks its provider: a busy machine may take long until then.
 */
async function visit(own: Visit = {}): Promise<Visited> {
  const { provider = refuses, feed = refuses, chance = 0.5, url = TEXT, width = 1280, userAgent } = own;
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    ...(userAgent !== undefined && { userAgent }),
  });
  const page = await context.newPage();
  const asked: string[] = [];
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(
    (address) => address.host.endsWith('.example'),
    (route) => {
      asked.push(route.request().url());
      const answers: Record<string, Answer> = { 'ads.example': provider, 'feed.example': feed };
      return (answers[new URL(route.request().url()).host] ?? refuses)(route);
    },
  );
  const asksItsProvider = async (): Promise<boolean> => {
    await page.clock.runFor(1);
    return asked.includes('https://ads.example/ad.js');
  };
  await page.addInitScript((lot) => {
    Math.random = () => lot;
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = JSON.parse(JSON.stringify(entry));
        if (!hadRecentInput) Object.assign(window, { moved: Reflect.get(window, 'moved') + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, chance);
  await page.clock.install({ time: START });
  await page.clock.pauseAt(START + 1000);
  await page.goto(site.url + url);
  await page.waitForFunction(() => document.documentElement.dataset.muiColorScheme !== undefined);
  if (!isABot(userAgent)) await expect.poll(asksItsProvider).toBe(true);
  return {
    page,
    asked,
    errors,
    told: () => page.evaluate(() => (window.dataLayer ?? []).map((command) => [...(command as unknown[])])),
    shift: () => page.evaluate(() => Number(Reflect.get(window, 'moved'))),
  };
}

/** Lets time pass in the page, and its requests be answered. */
async function pass(page: Page, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 500) {
    await page.clock.runFor(Math.min(500, left));
    await page.waitForTimeout(20);
  }
}

/** What a reader sees in the slot. */
const seen = (page: Page): Promise<string> =>
  page.locator(hooked(AD_SLOT)).evaluate((slot) =>
    [...slot.children]
      .filter((place) => place.checkVisibility())
      .map(({ textContent }) => textContent)
      .join(''),
  );

const box = (page: Page): Promise<{ height: number; above: number; below: number }> =>
  page.locator(hooked(AD_SLOT)).evaluate((slot) => {
    const { marginTop, marginBottom } = getComputedStyle(slot);
    return {
      height: slot.getBoundingClientRect().height,
      above: Number.parseFloat(marginTop),
      below: Number.parseFloat(marginBottom),
    };
  });

const ads = async (told: Visited['told']): Promise<unknown[]> =>
  (await told())
    .filter(([command, name]) => command === 'event' && name === 'ad')
    .map(([, , fields]) => fields);

describe('the slot never changes its size', () => {
  const cases: [string, Visit, string | RegExp][] = [
    ['the provider fills it', { provider: gives('text/javascript', provides('Theirs')) }, 'Theirs'],
    [
      'the provider fills it with far too much',
      { provider: gives('text/javascript', provides('Theirs '.repeat(2000))) },
      /Theirs/,
    ],
    ['the provider is blocked', { provider: refuses }, /ad by MUI/],
    ['the provider never answers', { provider: never }, /ad by MUI/],
    [
      'the provider is broken',
      { provider: gives('text/javascript', 'throw new Error("broken")') },
      /ad by MUI/,
    ],
    ['the provider writes HTML', { provider: gives('text/javascript', WRITES_HTML) }, /ad by MUI/],
    ['the provider gives nonsense', { provider: gives('text/html', '<h1>Not found</h1>') }, /ad by MUI/],
    [
      'the provider has no ad',
      { provider: gives('text/javascript', provides('x', 'https://ads.example/nothing')) },
      /ad by MUI/,
    ],
    ['a message is drawn', { provider: refuses, chance: 0.1 }, /Ads keep this documentation going/],
    ['on a phone', { provider: refuses, width: 360 }, /ad by MUI/],
    ['a message is drawn on a small phone', { provider: refuses, width: 320, chance: 0.1 }, /Thank you!/],
  ];

  it.each(cases)('when %s', async (_, own, text) => {
    const { page, shift, errors } = await visit(own);
    const first = await box(page);
    expect(first).toEqual({ height: (own.width ?? 1280) < 600 ? 142 : 126, above: 24, below: 24 });
    await pass(page, 8000);
    expect(await seen(page)).toMatch(text);
    expect(await box(page)).toEqual(first);
    expect(await shift()).toBeLessThanOrEqual(0.01);
    expect(errors.filter((message) => !/^broken$|Unexpected token|TrustedHTML/.test(message))).toEqual([]);
    await page.context().close();
  });

  it('when an ad comes late: ours gives way to it', async () => {
    let release = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const provider: Answer = async (route) => {
      await waiting;
      await gives('text/javascript', provides('Theirs'))(route);
    };
    const { page, shift, told } = await visit({ provider, chance: 0.05 });
    const first = await box(page);
    await pass(page, 4000);
    expect(await seen(page)).toContain('Ads keep');
    release();
    await page.waitForSelector('#carbonads', { state: 'attached' });
    await pass(page, 1000);
    expect(await seen(page)).toBe('Theirs');
    expect(await box(page)).toEqual(first);
    expect(await shift()).toBeLessThanOrEqual(0.01);
    await pass(page, 10_000);
    expect(await ads(told)).toEqual([{ eventAction: 'display', eventLabel: 'carbon-body-top-inline' }]);
    await page.context().close();
  });
});

describe('an ad of ours', () => {
  const places = [320, 360, 1280].flatMap((width) => [
    { language: 'en', url: TEXT, width },
    { language: 'zh', url: `/zh${TEXT}`, width },
  ]);

  it.each(places)('is not cut off, in $language at $width px', async ({ language, url, width }) => {
    const { page } = await visit({ url, width });
    await pass(page, 3500);
    const texts = inHouseAds.map(({ description }) => description[language] ?? '');
    const cut = await page.locator(`${hooked(OWN_AD)} > [data-layout=image]`).evaluate((ad, words) => {
      const text = ad.querySelector('span > span');
      return words.filter((description) => {
        const [, bold = '', rest = ''] = /<b>(.*)<\/b>(.*)/.exec(description) ?? [];
        const strong = document.createElement('b');
        strong.append(bold);
        text?.replaceChildren(strong, rest);
        return [ad, text].some((part) => part && part.scrollHeight > part.clientHeight + 1);
      });
    }, texts);
    expect(texts.filter(Boolean)).toHaveLength(5);
    expect(cut).toEqual([]);
    await page.context().close();
  });

  it('is a sponsored link to a new tab, with a picture of ours that is there', async () => {
    const { page, told } = await visit();
    await pass(page, 3500);
    const link = page.locator(`${hooked(OWN_AD)} > a`);
    expect(await link.getAttribute('rel')).toBe('sponsored noopener');
    expect(await link.getAttribute('target')).toBe('_blank');
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('[data-layout] > img')?.naturalWidth ?? 0) > 0,
    );
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    expect(await ads(told)).toEqual([{ eventAction: 'click', eventLabel: 'in-house-themes' }]);
    await page.context().close();
  });
});

it('bots see an empty slot, and no stranger is asked for an ad', async () => {
  const { page, asked, told } = await visit({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  await pass(page, 8000);
  expect(await seen(page)).toBe('');
  expect(asked.filter((url) => !url.startsWith('https://tag.example/'))).toEqual([]);
  expect(await ads(told)).toEqual([]);
  await page.context().close();
});

describe('under a demo', () => {
  const openCode = (page: Page): Promise<void> => page.locator('main [data-tool="code"]').click();

  it('an ad of the feed comes when a reader opens the code', async () => {
    const { page, asked, shift, told } = await visit({
      feed: gives('application/json', replyWith('company', 'Company')),
      chance: 0.05,
    });
    await openCode(page);
    const ad = page.locator(`${hooked(DEMO_AD)} > a`);
    await ad.waitFor();
    expect(await ad.getAttribute('href')).toBe('https://ads.example/go');
    expect(await ad.textContent()).toContain('Company - Does something.');
    expect((await page.locator(hooked(DEMO_AD)).boundingBox())?.height).toBe(52);
    expect(asked.filter((url) => url.includes('pixel') || url.includes('shown')).sort()).toEqual([
      'https://ads.example/shown',
      'https://pixel.example/1?t=1700000000',
      'https://pixel.example/2',
    ]);
    await pass(page, 3000);
    expect(await ads(told)).toContainEqual({ eventAction: 'display', eventLabel: 'carbon-demo-inline' });
    expect(await shift()).toBeLessThanOrEqual(0.01);
    await page.context().close();
  });

  it.each<[string, Answer]>([
    ['fails', refuses],
    ['is not found', (route) => route.fulfill({ status: 404, body: 'x' })],
    ['speaks nonsense', gives('application/json', '<html>')],
    ['has nothing', gives('application/json', '{"ads":[{}]}')],
  ])('the box stays empty and as high when the feed %s', async (_, feed) => {
    const { page, errors } = await visit({ feed });
    await openCode(page);
    await page.waitForTimeout(400);
    expect(await page.locator(hooked(DEMO_AD)).textContent()).toBe('');
    expect((await page.locator(hooked(DEMO_AD)).boundingBox())?.height).toBe(52);
    expect(errors).toEqual([]);
    await page.context().close();
  });
});

describe('analytics', () => {
  it('tell of a visit and of how it looks, when there is a reader', async () => {
    const { page, told, asked } = await visit({ url: `/zh${TEXT}` });
    const visitIsTold = async (): Promise<boolean> => {
      await page.clock.runFor(10);
      return JSON.stringify(await told()).includes('"page_view"');
    };
    await expect.poll(visitIsTold).toBe(true);
    const commands = await told();
    expect(commands.map(([command, name]) => [command, name])).toContainEqual(['config', 'G-TEST']);
    expect(commands.at(-1)).toEqual([
      'event',
      'page_view',
      { page_title: '第 0 页 - MUI X', page_location: TEXT, productId: 'null', productCategoryId: 'x' },
    ]);
    expect(asked).toContain('https://tag.example/tag.js');
    await page.context().close();
  });

  it('tell nothing, and ads are not asked for, while a page is only prerendered', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const asked: string[] = [];
    await page.route(
      (url) => url.host.endsWith('.example'),
      (route) => {
        asked.push(route.request().url());
        return route.abort();
      },
    );
    await page.addInitScript(() =>
      Object.defineProperty(document, 'prerendering', {
        configurable: true,
        get: () => !Reflect.get(window, 'seen'),
      }),
    );
    await page.goto(site.url + TEXT);
    await page.waitForTimeout(1000);
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
    await page.evaluate(() => {
      Object.assign(window, { seen: true });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect
      .poll(() => asked.sort())
      .toEqual(['https://ads.example/ad.js', 'https://tag.example/tag.js']);
    await context.close();
  });

  it('fetch the library that measures speed for very few visits', async () => {
    const fetched = async (chance: number): Promise<boolean> => {
      const { page } = await visit({ chance });
      const names: string[] = [];
      page.on('request', (request) => names.push(request.url()));
      await page.reload();
      await page.waitForLoadState('networkidle');
      await page.context().close();
      return names.some((name) => name.includes('web-vitals'));
    };
    expect(await fetched(0.001)).toBe(false);
    expect(await fetched(0.00005)).toBe(true);
  });
});

describe('this site, where no stranger is configured', () => {
  let context: BrowserContext;

  beforeAll(async () => {
    context = await browser.newContext();
  });

  it('has an ad of the house from the first paint on, no stranger and none of the code', async () => {
    const { page, complaints, shift } = await watchPage(
      context,
      `${inject('site')}/x/introduction/licensing/`,
    );
    await page.waitForTimeout(1000);
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(complaints).toEqual([]);
    expect(await page.locator(`${hooked(AD_SLOT)} > a`).count()).toBe(1);
    expect(
      await page.locator(`${[AD_PROVIDER, DEMO_AD, FEEDBACK].map(hooked)}, [data-services]`).count(),
    ).toBe(0);
    expect(await shift()).toBe(0);
    expect(names.filter((name) => /start-|web-vitals/.test(name))).toEqual([]);
    await page.close();
  });

  it('shows it without scripts, in full, and to whoever prints the page not at all', async () => {
    const silent = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 800 },
    });
    for (const language of ['', '/zh']) {
      const page = await silent.newPage();
      await page.goto(`${inject('site')}${language}/x/introduction/licensing/`);
      const box = await page.locator(hooked(AD_SLOT)).boundingBox();
      const text = await page
        .locator(`${hooked(AD_SLOT)} > a > span > span:first-of-type`)
        .evaluate((element) => element.scrollHeight - element.clientHeight);
      expect([box?.height, text]).toEqual([142, 0]);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator(hooked(AD_SLOT)).isVisible()).toBe(false);
    }
    await silent.close();
  });

  it('begins a page of text with at most 8 kB of scripts, and none of this is among them', () => {
    const html = readFileSync(path.join(inject('out'), 'x/introduction/licensing/index.html'), 'utf8');
    const [, client = ''] = /src="\/x\/assets\/(client-[^"]+)"/.exec(html) ?? [];
    const scripts = withImports(path.join(inject('out'), 'x/assets'), client);
    const bytes = scripts.map((script) => gzipSync(script).length).reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(8000);
    expect(scripts.join('')).not.toMatch(/carbonads|dataLayer|callback_id/);
  });
});

/** A script and all that it loads at once with it. */
function withImports(folder: string, first: string): string[] {
  const found = new Map<string, string>();
  const read = (name: string): void => {
    if (found.has(name)) return;
    const script = readFileSync(path.join(folder, name), 'utf8');
    found.set(name, script);
    for (const [, next = ''] of script.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)) read(next);
  };
  read(first);
  return [...found.values()];
}

import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedFields, HIT, payloads } from '../site/ads/payloads';
import { openBrowser } from './chromium/open-browser';

/** What is tested, and what finds faults in it, as one script for the browser. */
const PROGRAM = `
import { drawAd } from './site/ads/draw-ad';
import { readReply } from './site/ads/feed';
import { faultsIn } from './tests/site/ads/faults-in';
import { payloads, replyWith } from './tests/site/ads/payloads';

const words = { by: 'ad by {name}', tag: 'Ad', start: 'Get started' };

export function faultsOf(field) {
  return payloads.flatMap((payload) => {
    const found = readReply(replyWith(field, payload));
    if (!found) return [];
    const ads = ['image', 'inline'].map((layout) => drawAd(found.ad, { layout, words }));
    document.body.replaceChildren(...ads);
    for (const element of document.body.querySelectorAll('*')) {
      element.dispatchEvent(new MouseEvent('mouseover'));
      element.dispatchEvent(new MouseEvent('mouseenter'));
      element.focus();
    }
    return ads.flatMap(faultsIn).map((fault) => payload.slice(0, 80) + ': ' + fault);
  });
}
`;

let browser: Browser;
let page: Page;
const strangers: string[] = [];

beforeAll(async () => {
  const { outputFiles } = await build({
    stdin: { contents: PROGRAM, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    format: 'iife',
    globalName: 'program',
    write: false,
  });
  browser = await openBrowser();
  page = await browser.newPage();
  await page.route('**', (route) => {
    if (route.request().url() === 'https://page.invalid/') {
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>x</title><body>',
        headers: {
          'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types xdocs-inert",
        },
      });
    }
    strangers.push(route.request().url());
    return route.abort();
  });
  await page.goto('https://page.invalid/');
  await page.evaluate(`${outputFiles[0]?.text}; window.program = program; undefined`);
});

afterAll(() => browser?.close());

describe('in a real browser that enforces Trusted Types', () => {
  it.each(feedFields)('no payload becomes a program in the field %s of a feed', async (field) => {
    const faults = await page.evaluate(`window.program.faultsOf(${JSON.stringify(field)})`);
    await page.waitForTimeout(200);
    expect(faults).toEqual([]);
    expect(await page.evaluate((name) => Reflect.get(window, name), HIT)).toBeUndefined();
    expect(page.url()).toBe('https://page.invalid/');
  });

  it('pictures are asked for by https only', () => {
    expect(strangers.filter((url) => !/^https:\/\/(ads|evil)\.example\//.test(url))).toEqual([]);
    expect(strangers.length).toBeGreaterThan(0);
  });

  it('the same payloads do run where they are not kept from it', async () => {
    const careless = await browser.newPage();
    await careless.route('**', (route) => route.abort());
    for (const payload of payloads) {
      await careless.evaluate((html) => {
        document.body.innerHTML = html;
      }, payload);
    }
    await expect.poll(() => careless.evaluate((name) => Reflect.get(window, name), HIT)).toBe(1);
  });
});

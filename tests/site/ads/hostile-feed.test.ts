// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"handleDisabledFileLoadingAsSuccess": true, "enableIframePageLoading": true}}
import { afterEach, describe, expect, it } from 'vitest';
import { drawAd } from '../../../site/ads/draw-ad';
import { readReply } from '../../../site/ads/feed';
import { safeMarkup } from '../../../site/ads/safe-markup';
import { faultsIn } from './faults-in';
import { feedFields, HIT, payloads, replyWith } from './payloads';

const words = { by: 'ad by {name}', tag: 'Ad', start: 'Get started' };

/** Draws what a reply brings in both layouts, and says what is wrong with it. */
function faultsOf(reply: string): string[] {
  const found = readReply(reply);
  if (!found) return [];
  const ads = (['image', 'inline'] as const).map((layout) => drawAd(found.ad, { layout, words }));
  document.body.replaceChildren(...ads);
  const pixels = found.pixels.filter((pixel) => !/^https:\/\/[\w.-]+\//.test(pixel));
  return [...ads.flatMap(faultsIn), ...pixels];
}

afterEach(() => Reflect.deleteProperty(window, HIT));

it('there are at least 150 payloads, all different', () => {
  expect(new Set(payloads).size).toBe(payloads.length);
  expect(payloads.length).toBeGreaterThanOrEqual(150);
});

describe.each(feedFields)('no payload becomes a program in the field %s', (field) => {
  it('of a feed', () => {
    const faults = payloads.flatMap((payload) =>
      faultsOf(replyWith(field, payload)).map((fault) => `${payload.slice(0, 80)}: ${fault}`),
    );

    expect(faults).toEqual([]);
    expect(Reflect.get(window, HIT)).toBeUndefined();
  });

  it.each<[unknown]>([[undefined], [null], [0], [true], [{}], [[]], [{ html: '<b>' }]])(
    'that is %j',
    (value) => {
      expect(faultsOf(replyWith(field, value))).toEqual([]);
    },
  );
});

it('a link that is no https address gives no ad at all', () => {
  expect(readReply(replyWith('statlink', 'javascript:alert(1)'))).toBeUndefined();
  expect(readReply(replyWith('statlink', 'http://ads.example/'))).toBeUndefined();
});

describe('markup', () => {
  const shown = (html: unknown): string => {
    const box = document.createElement('div');
    box.append(safeMarkup(html, document));
    return box.innerHTML;
  };

  it.each([
    [
      '<b>a</b> <strong>b</strong> <em>c</em> <i>d</i><br>e',
      '<b>a</b> <strong>b</strong> <em>c</em> <i>d</i><br>e',
    ],
    ['<B class="x" onclick="x">a</B>', '<b>a</b>'],
    ['<p>a <a href="https://x.example">b</a></p>', 'a b'],
    ['<strong><em>a</em></strong>', '<strong><em>a</em></strong>'],
    ['a<script>b</script>c<style>d</style>', 'ac'],
    ['&lt;script&gt;', '&lt;script&gt;'],
    ['<!-- a -->b', 'b'],
    [undefined, ''],
    [{ html: '<b>a</b>' }, ''],
  ])('%j is shown as %j', (html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  it('ends where nobody would read on', () => {
    expect(shown('x'.repeat(10_000)).length).toBeLessThan(1000);
    expect(shown(`${'<b>'.repeat(100)}x`)).not.toContain('<b>'.repeat(20));
  });
});

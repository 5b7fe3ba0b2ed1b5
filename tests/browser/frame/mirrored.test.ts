import { describe, expect, it } from 'vitest';
import { readers } from '../readers';

const { open, reader } = readers();

/** The text of an ad with a picture. */
const ADVERTISEMENT = '[data-layout=image] > span > span:first-of-type';

/** Where the last sign of a text begins, and the one before it ends. */
function endOf(text: Element) {
  const edgeOf = (from: number, to: number) => {
    const range = document.createRange();
    const words = text.lastChild ?? text;
    const end = words.textContent?.length ?? 0;
    range.setStart(words, end + from);
    range.setEnd(words, end + to);
    return range.getBoundingClientRect();
  };
  const { textAlign: align } = getComputedStyle(text);
  return { stop: edgeOf(-1, 0).left, before: edgeOf(-2, -1).right, words: text.textContent, align };
}

describe('a mirrored page', () => {
  it('ends its sentences where they end', async () => {
    await reader().addInitScript(() => {
      localStorage.setItem('theme-settings', JSON.stringify({ direction: 'rtl' }));
    });
    for (const url of ['/x/introduction/support/', '/zh/x/introduction/support/']) {
      const page = await open(url);
      for (const text of [page.locator('h1 + p'), page.locator(ADVERTISEMENT)]) {
        const { stop, before, words, align } = await text.evaluate(endOf);

        expect(words).toMatch(/[.。]$/);
        expect(stop).toBeGreaterThanOrEqual(before - 1);
        expect(align).toBe('right');
      }
    }
  });
});

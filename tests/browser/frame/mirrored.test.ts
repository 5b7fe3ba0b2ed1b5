import { describe, expect, it } from 'vitest';
import { readers } from '../readers';

const { open, reader } = readers();

describe('a mirrored page', () => {
  it('ends its sentences where they end', async () => {
    await reader().addInitScript(() => {
      localStorage.setItem('theme-settings', JSON.stringify({ direction: 'rtl' }));
    });
    for (const url of ['/x/introduction/licensing/', '/zh/x/introduction/licensing/']) {
      const page = await open(url);
      const edges = await page.locator('h1 + p').evaluate((text) => {
        const edgeOf = (from: number, to: number) => {
          const range = document.createRange();
          const words = text.firstChild ?? text;
          const end = words.textContent?.length ?? 0;
          range.setStart(words, end + from);
          range.setEnd(words, end + to);
          return range.getBoundingClientRect();
        };
        return { stop: edgeOf(-1, 0).left, before: edgeOf(-2, -1).right, text: text.textContent };
      });

      expect(edges.text).toMatch(/[.。]$/);
      expect(edges.stop).toBeGreaterThanOrEqual(edges.before - 1);
      expect(await page.locator('h1 + p').evaluate((text) => getComputedStyle(text).textAlign)).toBe('right');
    }
  });
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';
import { screens } from './drawn/visit';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

async function onPhone(path: string): Promise<Page> {
  const reader = await browser.newContext(screens.phone);
  const page = await reader.newPage();
  await page.goto(inject('site') + path);
  return page;
}

describe('on a phone', () => {
  it.each([
    '/x/',
    '/x/introduction/installation/',
    '/zh/x/react-data-grid/getting-started/',
    '/x/react-date-pickers/base-concepts/',
  ])('commands and imports are read without scrolling aside: %s', async (path) => {
    const page = await onPhone(path);
    const blocks = await page
      .locator('pre[data-wraps]:visible')
      .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    await page.context().close();

    expect(blocks.length).toBeGreaterThan(0);
    expect(Math.max(...blocks)).toBe(0);
  });

  it.each([
    '/x/migration/migration-data-grid-v6/',
    '/zh/x/migration/migration-data-grid-v5/',
    '/x/react-data-grid/sorting/',
  ])(
    'codes of a table are broken between words, and leave the next column on the screen: %s',
    async (path) => {
      const page = await onPhone(path);
      const [right, seconds, brokenWords] = await page
        .locator('.table-wrapper')
        .first()
        .evaluate((box) => {
          const rows = [...box.querySelectorAll('tr')];
          const words = [...box.querySelectorAll('td code')].flatMap((code) => {
            const [text] = code.childNodes;
            return [...code.textContent.matchAll(/\w+/g)].map(({ index, 0: word }) => {
              const range = document.createRange();
              range.setStart(text ?? code, index);
              range.setEnd(text ?? code, index + word.length);
              return range.getClientRects().length;
            });
          });
          return [
            box.getBoundingClientRect().right,
            rows.map(({ cells }) => cells[1]?.getBoundingClientRect().left ?? 0),
            words.filter((lines) => lines > 1).length,
          ] as const;
        });
      await page.context().close();

      expect(seconds.length).toBeGreaterThan(3);
      expect(Math.max(...seconds)).toBeLessThan(right - 80);
      expect(brokenWords).toBe(0);
    },
  );

  it.each([
    '/x/react-data-grid/cell-selection/',
    '/x/introduction/installation/',
    '/zh/x/introduction/support/',
    '/zh/x/react-date-pickers/fields/',
  ])('no column of a table is as narrow as a word or a letter: %s', async (path) => {
    const page = await onPhone(path);
    const widths = (length: string) =>
      page.locator(`td[data-text=${length}]`).evaluateAll((cells) =>
        cells.map((cell) => {
          const line = document.createRange();
          line.selectNodeContents(cell);
          const lines = new Set([...line.getClientRects()].map(({ bottom }) => Math.round(bottom)));
          return { width: cell.clientWidth, lines: lines.size };
        }),
      );
    const [long, short] = await Promise.all([widths('long'), widths('short')]);
    await page.context().close();

    expect(long.length).toBeGreaterThan(0);
    expect(Math.min(...long.map(({ width }) => width))).toBeGreaterThanOrEqual(112);
    expect(Math.max(1, ...short.map(({ lines }) => lines))).toBe(1);
  });
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';
import { holdScripts } from './drawn/hold-scripts';
import { demos, settled, touchDrawing } from './drawn/touch-drawing';
import { screens } from './drawn/visit';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** Runs in the page: the height of the first shape of a chart, before it is replaced and in the frames of a second after that. */
async function heightsInFrames(name: string): Promise<{ before: number; after: number[] }> {
  const root = document.querySelector(`[data-demo="${name}"]`);
  const shape = () =>
    [...(root?.querySelectorAll('.MuiBarElement-root, .MuiPieArc-root') ?? [])].find((one) =>
      one.checkVisibility(),
    );
  const [first, before] = [shape(), shape()?.getBoundingClientRect().height ?? 0];
  const frame = () => new Promise(requestAnimationFrame);
  while (shape() === first) await frame();
  const after: number[] = [];
  for (const end = performance.now() + 1000; performance.now() < end; await frame())
    after.push(shape()?.getBoundingClientRect().height ?? 0);
  return { before, after };
}

describe('a chart that comes alive', () => {
  it.each(['no-preference', 'reduce'] as const)(
    'stands as it was drawn in every frame, where motion has %s',
    async (reducedMotion) => {
      for (const demo of ['chart', 'pie'] as const) {
        const drawn = await holdScripts(browser, demos[demo], {
          viewport: { width: 1440, height: 900 },
          reducedMotion,
        });
        const seen = drawn.page.evaluate(heightsInFrames, demos[demo][1]);
        await drawn.box.click({ position: { x: 5, y: 5 } });
        await drawn.release();
        const { before, after } = await seen;
        await drawn.page.context().close();

        expect(before).toBeGreaterThan(20);
        expect(after.length).toBeGreaterThan(5);
        expect(after.filter((height) => Math.abs(height - before) > 1)).toEqual([]);
      }
    },
  );

  it('moves when it is changed', async () => {
    const { page, box } = await touchDrawing(
      browser,
      'pie',
      ({ box }) => box.click({ position: { x: 5, y: 5 } }),
      {
        ...screens.desktop,
        reducedMotion: 'no-preference',
      },
    );
    await settled(page);
    const seen = page.evaluate(heightsInFrames, demos.pie[1]);
    await box.evaluate((root) => root.dispatchEvent(new Event('demo:reset')));
    const { before, after } = await seen;
    await page.context().close();

    expect(after.filter((height) => height < before / 2).length).toBeGreaterThan(2);
    expect(after.at(-1)).toBeCloseTo(before, 0);
  });
});

import { expect, it } from 'vitest';
import { footer } from '../frame-elements';
import { readers } from '../readers';

const { changeReader, open } = readers();

/** What a finger needs, in px (WCAG 2.2, target size). */
const APART = 24;

/** Middles of one line differ by what letters and buttons do. */
const IN_ONE_LINE = 3;

it.each([
  ['/x/introduction/licensing/', 320],
  ['/x/introduction/licensing/', 412],
  ['/zh/x/introduction/licensing/', 320],
  ['/zh/x/introduction/licensing/', 360],
])('has lines of links that a finger can tell apart: %s on a phone of %i px', async (url, width) => {
  await changeReader({ viewport: { width, height: 800 } });
  const page = await open(url);
  const middles = await page.locator(`${footer} li > :is(a,button)`).evaluateAll((links) =>
    links
      .map((link) => link.getBoundingClientRect())
      .map(({ y, height }) => y + height / 2)
      .sort((a, b) => a - b),
  );
  const steps = middles.slice(1).map((middle, at) => middle - (middles[at] ?? 0));
  const lines = steps.filter((step) => step > IN_ONE_LINE);

  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((step) => step < APART)).toEqual([]);
});

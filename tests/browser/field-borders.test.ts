import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { SEARCH_BUTTON } from '../../site/search/button-hook';
import { hooked } from '../../site/support/dom';
import { pageKinds } from './page-kinds';
import { readers } from './readers';

const { changeReader, open } = readers();

/** Fields of the frame and of pages; a demo wears the theme of its packages. */
const FIELDS = `:is(textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), ${hooked(SEARCH_BUTTON)}):not([data-demo] *)`;

/** What WCAG 2.2 asks of the edge of a control (1.4.11). */
const LEAST = 3;

/** Fields whose edge cannot be told from what is around them, with the contrast that it has. */
async function faintFields(page: Page): Promise<string[]> {
  return page.locator(FIELDS).evaluateAll((fields, least) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color)
        .slice(0, 3)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      for (let one = element; one; one = one.parentElement) {
        const { backgroundColor } = getComputedStyle(one);
        if (channels(backgroundColor)[3] !== 0) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    return fields.flatMap((field) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(field);
      if (!field.checkVisibility() || borderTopWidth === '0px') return [];
      const both = [luminance(borderTopColor), luminance(groundOf(field.parentElement))];
      const contrast = (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
      return contrast < least ? [`${field.outerHTML.slice(0, 120)}: ${contrast.toFixed(2)}`] : [];
    });
  }, LEAST);
}

it.each(['light', 'dark'] as const)('the edge of every field can be seen in %s', async (colorScheme) => {
  await changeReader({ viewport: { width: 1280, height: 900 }, colorScheme });
  for (const url of Object.values(pageKinds)) {
    const page = await open(url);
    const details = page.locator('main > article > [data-x=page-end] details');
    for (const closed of await details.all()) await closed.evaluate((one) => one.setAttribute('open', ''));

    expect(await page.locator(FIELDS).count()).toBeGreaterThan(0);
    expect(await faintFields(page), url).toEqual([]);
    await page.close();
  }
});

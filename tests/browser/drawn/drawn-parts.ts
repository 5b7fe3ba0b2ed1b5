import type { Page } from 'playwright-core';
import { IN_LIGHT } from '../../../site/demo/hooks';
import { type Part, partsIn } from './parts-in';

/** Demos of a page that have a picture, in both schemes: others come alive before they are seen in the dark. */
const DRAWN = `[data-module]:not(:has([data-x=waiting],[${IN_LIGHT}])):not([data-frame])`;

/** The demos of a page that are drawn, by their names, each with its parts; or those with some names. */
export async function partsOf(page: Page, names?: string[]): Promise<Map<string, Part[]>> {
  await loadFaces(page);
  const found =
    names ??
    (await page
      .locator(DRAWN)
      .evaluateAll((roots) => roots.map((root) => root.getAttribute('data-demo') ?? '')));
  const parts = found.map(
    async (name): Promise<[string, Part[]]> => [
      name,
      await page.locator(`[data-demo="${name}"]`).evaluate(partsIn),
    ],
  );
  return new Map(await Promise.all(parts));
}

/** Browsers load the italic face when an italic word is near the window. */
function loadFaces(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const later = [...document.fonts].filter(({ display }) => display === 'swap');
    await Promise.all(later.map((face) => face.load()));
    await document.fonts.ready;
  });
}

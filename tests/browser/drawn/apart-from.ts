import type { Page } from 'playwright-core';
import { waitUntilStill } from '../wait-until-still';
import { differences } from './differences';
import { partsOf } from './drawn-parts';
import { drawnOtherwise } from './otherwise';
import type { Part } from './parts-in';

/** The last steps of a movement may be long in coming on a machine that many share. */
const PATIENCE_MS = 5000;

/** Of a page's demos, which are alive by now, what stands elsewhere than it was drawn, by the names of the demos. */
export async function apartFrom(
  page: Page,
  drawn: ReadonlyMap<string, Part[]>,
): Promise<Record<string, string[]>> {
  await waitUntilStill(page);
  const names = [...drawn.keys()].filter((name) => !drawnOtherwise.has(name));
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const alive = await partsOf(page, names);
    const apart = names
      .map((name): [string, string[]] => [name, differences(drawn.get(name) ?? [], alive.get(name) ?? [])])
      .filter(([, found]) => found.length > 0);
    if (apart.length === 0 || performance.now() >= end) return Object.fromEntries(apart);
  }
}

import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** What a script that uses a demo is handed. */
export interface UsedDemo {
  /** The element in which the demo is mounted; the script looks for everything inside it. */
  demo: Locator;
  /** The page around it: for the keyboard, the mouse, and popups, which are drawn outside the demo. */
  page: Page;
}

/** The same scripts, each begun when React has replaced the picture of its demo that the page came with. */
export function onceDrawn(uses: Uses): Uses {
  const patient = Object.entries(uses).map(([name, use]): [string, Use] => [
    name,
    async (used) => {
      await used.page.waitForFunction(isDrawn, await used.demo.elementHandle(), { timeout: 30_000 });
      await use(used);
    },
  ]);
  return Object.fromEntries(patient);
}

/** React marks the elements that it has drawn. */
function isDrawn(root: Element | null): boolean {
  const first = root?.firstElementChild ?? {};
  return Object.keys(first).some((key) => key.startsWith('__reactFiber'));
}

/** Uses one demo as a reader would and looks at the result; throws when it is not what the page promises. */
export type Use = (used: UsedDemo) => Promise<void>;

/** Scripts of one page, by the name of the demo. The path of the file below `tests/uses/` is the page's pathname. */
export type Uses = Record<string, Use>;

/** Waits until a grid answers: React has drawn it, and what stood in its place before is gone. */
export function gridDrawn(demo: Locator) {
  const isDrawn = (grid: Element) => Object.keys(grid).some((key) => key.startsWith('__reactFiber'));
  return expect
    .poll(() => demo.locator('[role=grid]').first().evaluate(isDrawn), { timeout: 20_000 })
    .toBe(true);
}

import type { Locator, Page } from 'playwright-core';

/** What a script that uses a demo is handed. */
export interface UsedDemo {
  /** The element in which the demo is mounted; the script looks for everything inside it. */
  demo: Locator;
  /** The page around it: for the keyboard, the mouse, and popups, which are drawn outside the demo. */
  page: Page;
}

/** Uses one demo as a reader would and looks at the result; throws when it is not what the page promises. */
export type Use = (used: UsedDemo) => Promise<void>;

/** Scripts of one page, by the name of the demo. The path of the file below `tests/uses/` is the page's pathname. */
export type Uses = Record<string, Use>;

/** Resolves when a popup of a picker has found its place and taken the focus: a click before that falls beside it. */
export function popupOpened(page: Page): Promise<unknown> {
  return page.waitForFunction(() => document.activeElement?.closest('[role=dialog]') !== null);
}

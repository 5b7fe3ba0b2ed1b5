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

/**
 * Resolves when a popup or a menu has taken the focus, stands at its place and no longer grows: a click before that
 * falls beside it.
 */
export async function popupOpened(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const dialog = document.activeElement?.closest('[role=dialog], [role=menu]');
    const isPlaced = dialog?.closest('[data-popper-placement], .MuiDialog-root') !== null;
    const grows = document.getAnimations().some(({ playState }) => playState === 'running');
    return dialog !== undefined && dialog !== null && isPlaced && !grows;
  });
  // What is drawn in this frame may still move it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
}

/** A grid hides its panel so long after a column menu has opened, also a panel that was opened since. In ms. */
const PANEL_HIDES_MS = 100;

/** Resolves when a column menu has opened, and what a reader opens from it stays: no reader is quicker than that. */
export async function columnMenuOpened(page: Page): Promise<void> {
  await popupOpened(page);
  await page.waitForTimeout(PANEL_HIDES_MS);
}

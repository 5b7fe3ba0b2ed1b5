import type { Page } from 'playwright-core';

/**
 * Lets the browser leave out the contents of other demos, as it does with what is far away: each answer of a page with thirty
 * grids would style and measure all of them. Boxes stay as high as they are. Without an index, all demos are shown again.
 * A field that is hidden with the focus in it draws Chromium back to it, when the next demo is on the screen already.
 */
export function showOnly(page: Page, index?: number): Promise<void> {
  return page.evaluate((shown) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const demos = [...document.querySelectorAll<HTMLElement>('[data-demo]')];
    const heights = demos.map((demo) => demo.getBoundingClientRect().height);
    for (const [at, { style }] of demos.entries()) {
      const isHidden = shown !== undefined && at !== shown;
      style.boxSizing = isHidden ? 'border-box' : '';
      style.height = isHidden ? `${heights[at]}px` : '';
      style.contentVisibility = isHidden ? 'hidden' : '';
    }
  }, index);
}

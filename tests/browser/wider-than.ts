import type { Page } from 'playwright-core';

/** The page, when it can be scrolled aside on a screen so many pixels wide, and what stands out most. */
export function widerThan(page: Page, width: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= limit) return [];
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > limit + 1 || left < -1;
    });
    return [`${limit} px: ${scrollWidth}, ${outside.at(-1)?.outerHTML.slice(0, 120)}`];
  }, width);
}

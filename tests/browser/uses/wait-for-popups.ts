import type { Page } from 'playwright-core';

/** A popup that opens or closes: its paper goes from or to invisible. What only tells something takes no press. */
const MOVING =
  ':is(.MuiPopper-root:not([role=tooltip]),.MuiPopover-root,.MuiDialog-root) [style*="opacity: 0;"]';

/**
 * Has each press on a page wait until no popup opens or closes, as a reader does. One that opens may still go to its
 * place, and one that closes takes what is pressed beside it for itself.
 */
export function waitForPopups(page: Page): Promise<void> {
  return page.addLocatorHandler(page.locator(MOVING).first(), async () => {});
}

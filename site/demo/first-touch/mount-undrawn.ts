import { all } from '../../support/dom';
import { lasting } from '../../support/storage';
import { PALETTE_COOKIE, SETTINGS_KEY } from '../../theme/show-settings';

/** Boxes in which nothing is drawn that could stand for the demo. */
const UNDRAWN = '[data-frame],:has(.demo-waiting)';

/**
 * Sees to it that nobody reads a drawing that is false. The code for that is fetched only where a box has no drawing, or one
 * of a grid, and where the reader has ever chosen how demos look.
 */
export function mountUndrawn(mount: (root: HTMLElement) => void): void {
  const { documentElement: root } = document;
  const undrawn = `.demo-root:is(${UNDRAWN})`;
  const observer = new MutationObserver(() => follow());
  const follow = (): void => {
    observer.disconnect();
    import('./mount-near')
      .then(({ mountNear }) => mountNear(mount, UNDRAWN))
      // Whoever mounts them tells why they do not come, too.
      .catch(() => all(undrawn).forEach(mount));
  };
  observer.observe(root, {
    attributeFilter: ['data-code-styling', 'data-theme-settings', 'data-palette-colors'],
  });
  // Which grids fit is measured there.
  const inQuestion = `${undrawn},.demo-root .MuiDataGrid-root`;
  const isChosen = lasting.read(SETTINGS_KEY) || document.cookie.includes(PALETTE_COOKIE);
  if (isChosen || root.dataset.codeStyling !== 'system' || document.querySelector(inQuestion)) follow();
}

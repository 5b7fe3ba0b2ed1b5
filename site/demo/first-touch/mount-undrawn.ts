import { all, hooked } from '../../support/dom';
import { lasting } from '../../support/storage';
import { PALETTE_COOKIE, SETTINGS_KEY } from '../../theme/show-settings';
import { CHOICES, IN_LIGHT, WAITING } from '../hooks';
import { fitsItsBox } from './fits-its-box';

/** The distance below the viewport at which a demo is mounted. */
const NEAR = '400px';

/** Boxes without a prerendered demo, or with one that is light in the dark. */
const UNDRAWN = `[data-frame],:has(${hooked(WAITING)}),[data-mui-color-scheme=dark] :has([${IN_LIGHT}])`;

/**
 * Ensures that no incorrect prerendered demo is visible. The code is loaded only if the reader has changed
 * settings of demos, or if a box without a prerendered demo, or with one that does not fit, is near.
 */
export function mountUndrawn(mount: (root: HTMLElement) => void): void {
  const { documentElement: root } = document;
  const undrawn = all(`[data-demo]:is(${UNDRAWN})`);
  const choices = new MutationObserver(() => follow());
  const near = new IntersectionObserver(
    (boxes) => {
      if (boxes.some(({ isIntersecting }) => isIntersecting)) follow();
    },
    { rootMargin: NEAR },
  );
  const follow = (): void => {
    choices.disconnect();
    near.disconnect();
    window.removeEventListener('resize', followUnlessAllFit);
    import('./mount-near')
      .then(({ mountNear }) => mountNear(mount, { undrawn: UNDRAWN, fits: fitsItsBox, margin: NEAR }))
      // Whoever mounts them tells why they do not come, too.
      .catch(() => undrawn.forEach(mount));
  };
  const followUnlessAllFit = (): void => {
    if (!fitsItsBox(document)) follow();
  };
  const isChosen = lasting.read(SETTINGS_KEY) || document.cookie.includes(PALETTE_COOKIE);
  if (isChosen || root.dataset.codeStyling !== 'system') {
    follow();
    return;
  }
  choices.observe(root, { attributeFilter: CHOICES });
  for (const box of undrawn) near.observe(box);
  window.addEventListener('resize', followUnlessAllFit);
  followUnlessAllFit();
}

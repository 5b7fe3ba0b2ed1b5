import { all } from '../../support/dom';
import { fitsItsBox } from './fits-its-box';
import { matchesDrawing } from './matches-drawing';

/** How far below the screen a demo is already made ready. */
const NEAR = '400px';

/**
 * Mounts demos that come near the screen, where what stands in their box is not what the reader would see: nothing is
 * drawn there (`undrawn`), or it is drawn in another look, styling or width than the page now has.
 */
export function mountNear(mount: (root: HTMLElement) => void, undrawn: string): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        mount(target);
      }
    },
    { rootMargin: NEAR },
  );
  const observe = (): void => {
    const { codeStyling } = document.documentElement.dataset;
    // One that was mounted in another styling is asked for anew; which one, it decides.
    const other = `[data-module-${codeStyling}],[data-mounted]:is([data-module-tailwind],[data-module-css])`;
    const isOtherwise = matchesDrawing() ? `:is(${undrawn},${other})` : '*';
    observer.disconnect();
    for (const root of all('.demo-root[data-module]'))
      if (root.matches(isOtherwise) || !fitsItsBox(root)) observer.observe(root);
  };
  observe();
  new MutationObserver(observe).observe(document.documentElement, {
    attributeFilter: ['data-code-styling', 'data-theme-settings', 'data-palette-colors'],
  });
}

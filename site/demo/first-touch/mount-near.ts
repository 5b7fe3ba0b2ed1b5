import { all } from '../../support/dom';
import { matchesDrawing } from './matches-drawing';

interface Drawings {
  /** Boxes in which nothing is drawn. */
  undrawn: string;
  /** Whether what is drawn in a box may stand there. */
  fits: (root: HTMLElement) => boolean;
  /** How far below the screen a demo is made ready. */
  margin: string;
}

/**
 * Mounts demos that come near the screen, where what stands in their box is not what the reader would see: nothing is
 * drawn there, it does not fit, or it is drawn in another look or styling than the page now has.
 */
export function mountNear(mount: (root: HTMLElement) => void, { undrawn, fits, margin }: Drawings): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        mount(target);
      }
    },
    { rootMargin: margin },
  );
  const observe = (): void => {
    const { codeStyling } = document.documentElement.dataset;
    // One that was mounted in another styling is asked for anew; which one, it decides.
    const other = `[data-module-${codeStyling}],[data-mounted]:is([data-module-tailwind],[data-module-css])`;
    const isOtherwise = matchesDrawing() ? `:is(${undrawn},${other})` : '*';
    observer.disconnect();
    for (const root of all('[data-module]'))
      if (root.matches(isOtherwise) || !fits(root)) observer.observe(root);
  };
  observe();
  window.addEventListener('resize', observe);
  new MutationObserver(observe).observe(document.documentElement, {
    attributeFilter: ['data-code-styling', 'data-theme-settings', 'data-palette-colors'],
  });
}

import { all } from '../../support/dom';
import { matchesDrawing } from './matches-drawing';

interface Drawings {
  /** Boxes without a prerendered demo. */
  undrawn: string;
  /** Whether the prerendered content is correct for the width of its box. */
  fits: (root: HTMLElement) => boolean;
  /** The distance below the viewport at which a demo is mounted. */
  margin: string;
}

/**
 * Mounts demos near the viewport whose prerendered content is missing, does not fit, or has other settings or
 * another styling than the page.
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
    // A demo in another styling is requested again; mounting determines which one.
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

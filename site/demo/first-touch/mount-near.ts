import { all } from '../../support/dom';
import { CHOICES } from '../hooks';
import { followDirection } from './follow-direction';
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
 * Mounts demos near the viewport whose prerendered content is missing, does not fit, or has other settings, another
 * scheme or another styling than the page, or cannot be mirrored with it.
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
  let latest = 0;
  const observe = async (): Promise<void> => {
    latest += 1;
    const change = latest;
    observer.disconnect();
    const unmirrored = await followDirection();
    if (change !== latest) return;
    const { codeStyling } = document.documentElement.dataset;
    // A demo in another styling is requested again; mounting determines which one.
    const other = `[data-module-${codeStyling}],[data-mounted]:is([data-module-tailwind],[data-module-css])`;
    const isOtherwise = matchesDrawing() ? `:is(${undrawn},${other},${unmirrored})` : '*';
    for (const root of all('[data-module]'))
      if (root.matches(isOtherwise) || !fits(root)) observer.observe(root);
  };
  const follow = () => void observe();
  follow();
  window.addEventListener('resize', follow);
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: CHOICES });
}

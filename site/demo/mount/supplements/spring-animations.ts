import { raf } from '@react-spring/rafz';
import { Globals } from '@react-spring/web';
import { afterPaint } from '../../../support/after-paint';
import { REPLACED_EVENT, REPLACING_EVENT } from '../replacing';

export * from '@react-spring/web';

/**
 * Charts grow when they are mounted. In the place of a prerendered chart, they would shrink to nothing first, so their
 * animations are at their end at once. Charts that are mounted elsewhere, and changes, are animated as usual.
 */
if (typeof window !== 'undefined') {
  window.addEventListener(REPLACING_EVENT, () => Globals.assign({ skipAnimation: true }));
  window.addEventListener(REPLACED_EVENT, () => {
    showEnds();
    void afterPaint().then(() => Globals.assign({ skipAnimation: prefersReducedMotion() }));
  });
}

/** Without this, the first painting shows the beginnings, and a press that is replayed misses what has no size yet. */
function showEnds(): void {
  raf.frameLoop = 'demand';
  raf.advance();
  raf.frameLoop = 'always';
}

/** As the charts themselves ask. */
function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion)').matches;
}

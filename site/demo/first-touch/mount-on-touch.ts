import { closest, hooked } from '../../support/dom';
import { demoOfHash } from '../demo-anchors';
import { FAILURE } from '../failure-hook';

/** Signs of a reader who reaches for a demo. What scrolls below a resting pointer moves no pointer. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin'];

const WAITING = `[data-module]:not([data-mounted],[aria-busy],:has(~${hooked(FAILURE)}:not([hidden])))`;

/**
 * Mounts each demo that a reader reaches for, by pointer, touch, focus or a link that names it. Without a network a pointer that
 * passes by asks for nothing: what does not come is told to those who want it.
 */
export function mountOnTouch(mount: (root: HTMLElement) => void): void {
  const touch = (root: HTMLElement | null | undefined): void => {
    if (!root) return;
    // Seen a moment later (stage-styles.ts, toolbar-styles.ts); who mounts it takes it away.
    root.ariaBusy = 'true';
    mount(root);
  };
  const heed = (event: Event): void => {
    if (event.type !== 'pointermove' || navigator.onLine) touch(closest(event, WAITING));
  };
  for (const sign of SIGNS) document.addEventListener(sign, heed, true);
  const follow = (): void => {
    const name = demoOfHash(window.location.hash)?.name;
    if (name) touch(document.getElementById(name)?.querySelector<HTMLElement>(WAITING));
  };
  window.addEventListener('hashchange', follow);
  follow();
}

import { closest } from '../../support/dom';
import { demoOfHash } from '../demo-anchors';

/** Signs of a reader who reaches for a demo. What scrolls below a resting pointer moves no pointer. */
const SIGNS = ['pointermove', 'pointerdown', 'focusin'];

const WAITING = '.demo-root[data-module]:not([data-mounted],[aria-busy],:has(.demo-failure))';

/** Mounts each demo that a reader reaches for, by pointer, touch, focus or a link that names it. */
export function mountOnTouch(mount: (root: HTMLElement) => void): void {
  const touch = (root: HTMLElement | null | undefined): void => {
    if (!root) return;
    // Seen a moment later (demo-styles.ts); who mounts it takes it away.
    root.ariaBusy = 'true';
    mount(root);
  };
  for (const sign of SIGNS) document.addEventListener(sign, (event) => touch(closest(event, WAITING)), true);
  const follow = (): void => {
    const name = demoOfHash(window.location.hash)?.name;
    if (name) touch(document.getElementById(name)?.querySelector<HTMLElement>(WAITING));
  };
  window.addEventListener('hashchange', follow);
  follow();
}

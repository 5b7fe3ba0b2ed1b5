import { closest, hooked } from '../../support/dom';
import { demoOfHash } from '../demo-anchors';
import { FAILURE } from '../failure-hook';

/**
 * Events of a reader who approaches a demo. Content that scrolls below a resting pointer causes no
 * pointermove.
 */
const SIGNS = ['pointermove', 'pointerdown', 'focusin'];

const WAITING = `[data-module]:not([data-mounted],[aria-busy],:has(~${hooked(FAILURE)}:not([hidden])))`;

/**
 * Mounts demos on interaction, by pointer, touch, focus or a link to one. Offline, hovering requests nothing:
 * failures are only shown to readers who use a demo.
 */
export function mountOnTouch(mount: (root: HTMLElement) => void): void {
  const touch = (root: HTMLElement | null | undefined): void => {
    if (!root) return;
    // Shown after a delay (stage-styles.ts, toolbar-styles.ts); mounting removes it.
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

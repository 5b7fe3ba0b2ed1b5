import { hooked } from '../support/dom';
import { FAILURE } from './failure-hook';

/**
 * Does what the button in the place of a failed demo is for. The button goes with that, so the box keeps the
 * focus of whoever pressed it, and gives it to the next button where the demo failed again.
 */
export async function tryAgain(box: HTMLElement, mount: () => Promise<void>): Promise<void> {
  const pressed = box.querySelector<HTMLElement>(BUTTON);
  if (box.contains(document.activeElement)) {
    box.tabIndex = -1;
    box.focus({ preventScroll: true });
  }
  await mount();
  const next = box.querySelector<HTMLElement>(BUTTON);
  if (document.activeElement === box && next !== pressed) next?.focus();
}

const BUTTON = `${hooked(FAILURE)} button`;

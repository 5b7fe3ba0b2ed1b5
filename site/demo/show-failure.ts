import { hooked } from '../support/dom';
import { FAILURE } from './failure-hook';
import type { RecordedEvent } from './first-touch/record-presses';
import { WAITING } from './hooks';

/** What tells that the demo of a box failed (DemoFailure.tsx). */
export function failureOf(box: HTMLElement): HTMLElement | null | undefined {
  return box.parentElement?.querySelector<HTMLElement>(hooked(FAILURE));
}

/**
 * Tells that the demo of a box failed. Its picture stays; words that stand for one make way. Only a reader who has pressed it
 * (`presses`), or whose focus is there, is interrupted, and nobody's focus is moved.
 */
export function showFailure(box: HTMLElement, presses: readonly RecordedEvent[], retry: () => void): void {
  box.ariaBusy = null;
  if (box.querySelector(hooked(WAITING))) {
    // As high as it was, so that nothing below moves.
    box.style.minHeight = `${box.offsetHeight}px`;
    box.replaceChildren();
  }
  const failure = failureOf(box);
  const button = failure?.querySelector('button');
  if (!failure || !button) return;
  const isAwaited = presses.some((press) => press.box) || box.parentElement?.contains(document.activeElement);
  failure.role = isAwaited ? 'alert' : 'status';
  failure.toggleAttribute('data-offline', !navigator.onLine);
  button.onclick = retry;
  failure.hidden = false;
}

/** Loads the page anew in such a way that the demo of a box comes alive by itself (first-touch/mount-on-touch.ts). */
export function reloadFor({ dataset: { demo } }: HTMLElement): void {
  history.replaceState(null, '', `#${demo}`);
  location.reload();
}

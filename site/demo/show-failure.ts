import { hooked } from '../support/dom';
import { FAILURE } from './failure-hook';
import type { RecordedEvent } from './first-touch/record-presses';
import { WAITING } from './hooks';

/** The failure message of a demo's box (DemoFailure.tsx). */
export function failureOf(box: HTMLElement): HTMLElement | null | undefined {
  return box.parentElement?.querySelector<HTMLElement>(hooked(FAILURE));
}

/**
 * Shows that a demo failed. Its prerendered content stays; a placeholder is removed. The message interrupts
 * only readers who have pressed the demo (`presses`) or whose focus is there, and does not move the focus.
 */
export function showFailure(box: HTMLElement, presses: readonly RecordedEvent[], retry: () => void): void {
  box.ariaBusy = null;
  if (box.querySelector(hooked(WAITING))) {
    // Keeps its height, so that nothing below moves.
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

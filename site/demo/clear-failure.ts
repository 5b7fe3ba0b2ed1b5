import { failureOf } from './show-failure';

/**
 * Hides the failure of a demo that is mounted now. If a reader has pressed its button, the focus moves to the
 * box.
 */
export function clearFailure(box: HTMLElement): void {
  const failure = failureOf(box);
  if (!failure) return;
  if (failure.contains(document.activeElement)) {
    box.tabIndex = -1;
    box.focus({ preventScroll: true });
  }
  failure.hidden = true;
}

import { failureOf } from './show-failure';

/** Takes back that a demo failed, which lives now. Whoever has tried again goes on in its box. */
export function clearFailure(box: HTMLElement): void {
  const failure = failureOf(box);
  if (!failure) return;
  if (failure.contains(document.activeElement)) {
    box.tabIndex = -1;
    box.focus({ preventScroll: true });
  }
  failure.hidden = true;
}

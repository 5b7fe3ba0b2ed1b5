import type { RecordedEvent } from '../first-touch/record-presses';

const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex]';

/** Performs the default action of a press: focuses what was pressed, with the caret where it was set. */
export function focusAt(target: Element, { caret }: RecordedEvent): void {
  const field = target.closest<HTMLElement>(FOCUSABLE);
  field?.focus({ preventScroll: true });
  if (field instanceof HTMLInputElement && typeof caret === 'number' && field.selectionStart !== null)
    field.setSelectionRange(caret, caret);
}

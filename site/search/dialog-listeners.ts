import { all, closest, hooked } from '../support/dom';
import { isComposing } from '../support/is-composing';
import type { DialogElements } from './dialog-elements';
import { SEARCH_CLOSE } from './hooks';
import type { ResultList } from './result-list';

/** What a reader does with the dialog. */
export interface DialogActions {
  /** The question is another one. */
  ask: () => void;
  close: () => void;
  /** An option was pressed; null where the press was beside all of them. */
  use: (option: HTMLElement | null, event: MouseEvent) => void;
}

/** Hears keys and presses in the dialog; `list` is what keys move in. */
export function listenTo(elements: DialogElements, list: ResultList, actions: DialogActions): void {
  const { dialog, field, results } = elements;
  // Letters of which a word is only being put together are no question yet.
  field.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && event.isComposing)) actions.ask();
  });
  field.addEventListener('compositionend', () => actions.ask());
  field.addEventListener('keydown', (event) => press(event, list));
  results.addEventListener('click', (event) => actions.use(closest(event, '[role=option]'), event));
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog || closest(event, hooked(SEARCH_CLOSE))) actions.close();
  });
  dialog.addEventListener('keydown', (event) => stay(event, dialog, actions.close));
  // The field keeps the focus, wherever the dialog is touched.
  dialog.addEventListener('mousedown', (event) => {
    if (!closest(event, 'input,select')) event.preventDefault();
  });
}

/** Keys that every part of the dialog knows: the tab key goes round in it. */
function stay(event: KeyboardEvent, dialog: HTMLElement, close: () => void): void {
  const { key, shiftKey } = event;
  if (isComposing(event) || (key !== 'Escape' && key !== 'Tab')) return;
  const stops = all('input,button,select', dialog);
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  if (key === 'Escape') close();
  else stops[(at + (shiftKey ? stops.length - 1 : 1)) % stops.length]?.focus();
  event.preventDefault();
}

/** Keys of the field: they choose in the list, and follow what is chosen. */
function press(event: KeyboardEvent, list: ResultList): void {
  if (isComposing(event)) return;
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  const option = list.chosen();
  if (key === 'Enter') {
    if ((ctrlKey || metaKey) && option instanceof HTMLAnchorElement) open(option.href, '_blank', 'noopener');
    else option?.click();
  } else if (shiftKey || altKey || ctrlKey || metaKey || !list.move(key)) return;
  event.preventDefault();
}

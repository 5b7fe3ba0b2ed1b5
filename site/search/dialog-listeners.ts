import { all, closest, hooked } from '../support/dom';
import { isComposing } from '../support/is-composing';
import type { DialogElements } from './dialog-elements';
import { SEARCH_CLOSE } from './hooks';
import type { ResultList } from './result-list';

/** Actions of the dialog. */
export interface DialogActions {
  /** The query has changed. */
  ask: () => void;
  close: () => void;
  /** An option was pressed; null for a press outside of options. */
  use: (option: HTMLElement | null, event: MouseEvent) => void;
}

/** Listens to keys and presses in the dialog; keys move in `list`. */
export function listenTo(elements: DialogElements, list: ResultList, actions: DialogActions): void {
  const { dialog, field, results } = elements;
  // Text that is being composed by an input method is not a query yet.
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
  // The field keeps the focus when the dialog is pressed.
  dialog.addEventListener('mousedown', (event) => {
    if (!closest(event, 'input,select')) event.preventDefault();
  });
}

/** Keys of the whole dialog: Tab cycles in it, and a question mark opens no help behind it. */
function stay(event: KeyboardEvent, dialog: HTMLElement, close: () => void): void {
  const { key, shiftKey } = event;
  if (key === '?' && !closest(event, 'input')) event.preventDefault();
  if (isComposing(event) || (key !== 'Escape' && key !== 'Tab')) return;
  const stops = all('input,button,select', dialog);
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  if (key === 'Escape') close();
  else stops[(at + (shiftKey ? stops.length - 1 : 1)) % stops.length]?.focus();
  event.preventDefault();
}

/** Keys of the field: they select an option, and open it. */
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

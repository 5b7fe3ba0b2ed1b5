import { SearchDialog } from './dialog';
import { readQuestion } from './question-state';

let dialog: SearchDialog | undefined;

/** Creates the search dialog of a button, closed, so that opening it is fast. */
export function prepareSearch(button: HTMLElement): void {
  dialog ??= new SearchDialog(button);
}

/** Opens the search dialog of a button; in its last state after a return from a result. */
export function openSearch(button: HTMLElement): void {
  dialog ??= new SearchDialog(button);
  dialog.open(readQuestion());
}

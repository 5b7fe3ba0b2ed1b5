import { SearchDialog } from './dialog';
import { readQuestion } from './question-state';

let dialog: SearchDialog | undefined;

/** Makes the search that belongs to a button, closed: whoever opens it then does not wait for that. */
export function prepareSearch(button: HTMLElement): void {
  dialog ??= new SearchDialog(button);
}

/** Opens the search that belongs to a button; as it was left, when its reader comes back from a result. */
export function openSearch(button: HTMLElement): void {
  dialog ??= new SearchDialog(button);
  dialog.open(readQuestion());
}

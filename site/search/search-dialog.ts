import { SearchDialog } from './dialog';
import { readQuestion } from './question-state';

let dialog: SearchDialog | undefined;

/** Opens the search that belongs to a button; as it was left, when its reader comes back from a result. */
export function openSearch(button: HTMLElement): void {
  dialog ??= new SearchDialog(button);
  dialog.open(readQuestion());
}

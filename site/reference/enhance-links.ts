import { closest } from '../support/dom';
import { clearFilter } from './enhance-filters';
import { openRow } from './enhance-views';
import { rowIdOf } from './row-id';
import { ROW } from './rows';

/** Opens, shows and marks the row that a link leads to. */
export function enhanceLinks(): void {
  follow();
  window.addEventListener('hashchange', follow);
  // A link to the row that is in the address already: the hash stays, but the row can be hidden by now.
  document.addEventListener('click', (event) => {
    const link = closest(event, 'a[href*="#"]');
    if (link instanceof HTMLAnchorElement && link.href === window.location.href) follow();
  });
}

function follow(): void {
  const id = rowIdOf(window.location.hash, (candidate) => document.getElementById(candidate) !== null);
  const row = id === undefined ? null : document.getElementById(id);
  for (const marked of document.querySelectorAll('[data-marked]')) marked.removeAttribute('data-marked');
  if (!row?.matches(ROW)) return;
  clearFilter(row);
  openRow(row, true);
  for (const details of row.querySelectorAll('details')) details.open = true;
  // A row that was found by a former id is not `:target`.
  row.setAttribute('data-marked', '');
  row.scrollIntoView({ block: 'start' });
}

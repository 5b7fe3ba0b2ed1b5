import { all, closest } from '../support/dom';
import { matches } from './match-words';

/** Typing above a table hides the rows that say none of it. */
export function enhanceFilters(): void {
  document.addEventListener('input', (event) => {
    const input = closest(event, '.member-filter');
    if (input instanceof HTMLInputElement) filter(input);
  });
}

/** Shows every row again: somebody follows a link to one that is hidden. */
export function clearFilter(row: HTMLElement): void {
  const input = row.closest('.members')?.querySelector<HTMLInputElement>('.member-filter');
  if (!input || input.value === '') return;
  input.value = '';
  filter(input);
}

function filter(input: HTMLInputElement): void {
  const table = input.closest('.members');
  if (!table) return;
  const rows = all('.member', table);
  for (const row of rows) row.hidden = !matches(row.textContent ?? '', nameOf(row), input.value);
  const count = table.querySelector<HTMLElement>('.member-count');
  const found = String(rows.filter(({ hidden }) => !hidden).length);
  if (count)
    count.textContent = input.value === '' ? '' : (count.dataset.words ?? '').replace('{found}', found);
}

function nameOf(row: HTMLElement): string {
  return row.querySelector('.member-name')?.textContent ?? '';
}

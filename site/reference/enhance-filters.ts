import { all, closest, hooked } from '../support/dom';
import { COUNT, FILTER } from './hooks';
import { matches } from './match-words';
import { MEMBERS } from './members-hook';
import { ROW_NAME } from './rows';

/** Hides the rows that do not match the filter of a list. */
export function enhanceFilters(): void {
  document.addEventListener('input', (event) => {
    const input = closest(event, hooked(FILTER));
    if (input instanceof HTMLInputElement) filter(input);
  });
}

/** Shows all rows when a link leads to a hidden one. */
export function clearFilter(row: HTMLElement): void {
  const input = row.closest(hooked(MEMBERS))?.querySelector<HTMLInputElement>(hooked(FILTER));
  if (!input || input.value === '') return;
  input.value = '';
  filter(input);
}

function filter(input: HTMLInputElement): void {
  const table = input.closest(hooked(MEMBERS));
  if (!table) return;
  const rows = all('dl>[id]', table);
  for (const row of rows) row.hidden = !matches(row.textContent ?? '', nameOf(row), input.value);
  const count = table.querySelector<HTMLElement>(hooked(COUNT));
  const found = String(rows.filter(({ hidden }) => !hidden).length);
  if (count)
    count.textContent = input.value === '' ? '' : (count.dataset.words ?? '').replace('{found}', found);
}

function nameOf(row: HTMLElement): string {
  return row.querySelector(ROW_NAME)?.textContent ?? '';
}

import type { Inventory } from '../../model';

/** The paths that have a page, each once, in the order of the menu. */
export function pagePathnames({ entries }: Pick<Inventory, 'entries'>): string[] {
  return [...new Set(entries.filter(({ kind }) => kind === 'page').map(({ pathname }) => pathname))];
}

/**
 * The storage key of the checked entries of a page: the same in all languages, because the last path segment
 * is the same.
 */
export function checklistKey(pathname: string): string {
  return `checklist-${pathname.split('/').filter(Boolean).at(-1) ?? ''}`;
}

/** The checked entries of a page: stored ids are used only if the page has such an entry. */
export function tickedEntries(stored: string | null, entries: string[]): Set<string> {
  const ids = new Set(stored?.split(' '));
  return new Set(entries.filter((id) => ids.has(id)));
}

/** `{done} of {all} done` with its numbers. */
export function progressText(words: string, done: number, all: number): string {
  return words.replace('{done}', String(done)).replace('{all}', String(all));
}

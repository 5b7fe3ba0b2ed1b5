/** Browser storage that may be blocked, full or written by others: reading gives text or nothing. */
export interface SafeStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
}

/** Guards `localStorage` or `sessionStorage`: where it is blocked, choices last as long as the page. */
export function safely(storage: () => Storage): SafeStorage {
  return {
    read: (key) => {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write: (key, value) => {
      try {
        storage().setItem(key, value);
      } catch {
        // Nothing to do: the choice still holds for this page.
      }
    },
  };
}

/** Lasts beyond the visit. */
export const lasting = safely(() => window.localStorage);

/** Lasts as long as the tab. */
export const visiting = safely(() => window.sessionStorage);

/** Where a search result leaves the words that are to be marked on the page that it leads to. */
export const WORDS_KEY = 'search-words';

/** Where the choice of a group of tabs is kept (RULES §3.3). */
export function tabsKey(storageKey: string): string {
  return `codeblock-${storageKey}`;
}

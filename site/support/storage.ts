/** Storage that may be blocked, full or written by other code: reading returns text or nothing. */
export interface SafeStorage {
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
}

/** Wraps `localStorage` or `sessionStorage`: if it is blocked, values last as long as the page. */
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

/** Lasts beyond the session. */
export const lasting = safely(() => window.localStorage);

/** Lasts as long as the tab. */
export const visiting = safely(() => window.sessionStorage);

/** The key of the words to mark on the page of a search result. */
export const WORDS_KEY = 'search-words';

/** The key of the choice of a group of tabs (RULES §3.3). */
export function tabsKey(storageKey: string): string {
  return `codeblock-${storageKey}`;
}

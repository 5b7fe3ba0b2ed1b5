import type en from '../../translations/en.json';

/** A key of an interface text, as listed in `translations/en.json` under `interface`. */
export type WordKey = keyof typeof en.interface;

/**
 * The texts of one language. They are passed with the page and used on the server only: browsers do not load
 * them.
 */
export type Dictionary = Partial<Record<WordKey, string>>;

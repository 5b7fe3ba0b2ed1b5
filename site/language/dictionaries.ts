import type en from '../../translations/en.json';

/** A word of the interface, as `translations/en.json` lists them under `interface`. */
export type WordKey = keyof typeof en.interface;

/** The words of one language. They come with the page and stay on the server: no browser is sent them. */
export type Dictionary = Partial<Record<WordKey, string>>;

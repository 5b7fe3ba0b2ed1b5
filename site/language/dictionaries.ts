import en from '../../translations/en.json';
import zh from '../../translations/zh.json';

/** A word of the interface, as `translations/en.json` lists them under `interface`. */
export type WordKey = keyof typeof en.interface;

export type Dictionary = Partial<Record<WordKey, string>>;

/** The words of every language, by its code. They stay on the server: no browser is sent them. */
export const dictionaries: Record<string, Dictionary> = { en: en.interface, zh: zh.interface };

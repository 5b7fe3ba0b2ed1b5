import { languages } from '../../data/languages';
import type { Dictionary, WordKey } from './dictionaries';

/** Values for the placeholders of a text: `{name}`. */
export type WordValues = Record<string, string>;

/** Returns the text of a key in one language. */
export type Translate = (key: WordKey, values?: WordValues) => string;

/** The text of every key of a missing language (RULES §8). */
export const MISSING_LANGUAGE = '…';

/** Languages of which a missing key was already reported. */
const reported = new Set<string>();

/**
 * The `t` of one language. A missing key falls back to English, or to an empty text; a missing language gives an ellipsis
 * for every key (RULES §8). The first missing key of a language is logged. `xdocs check` lists all of them, and tells of a
 * file without any words.
 */
export function translateTo(language: string, all: Record<string, Dictionary>): Translate {
  const words = all[language];
  if (!words) return () => MISSING_LANGUAGE;
  return (key, values = {}) => fill(words[key] || fallback(key, language, all), values);
}

function fallback(key: WordKey, language: string, all: Record<string, Dictionary>): string {
  const hasWords = Object.keys(all[language] ?? {}).length > 0;
  if (hasWords && !reported.has(language)) {
    reported.add(language);
    console.warn(
      `Missing translation for ${language}:${key}; the English words stand in. Add the key to translations/${language}.json.`,
    );
  }
  return all[languages.default]?.[key] ?? '';
}

function fill(text: string, values: WordValues): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

import type { Words } from '../../data/words';

/** The text of a fact in one language, or in English. */
export function inLanguage(words: Words, userLanguage: string): string {
  return words[userLanguage] ?? words.en;
}

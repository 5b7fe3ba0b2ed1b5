import type { Words } from '../../data/words';

/** The words of a fact in one language; a language that has none reads the English ones. */
export function inLanguage(words: Words, userLanguage: string): string {
  return words[userLanguage] ?? words.en;
}

/** Synonyms in one language: words of the documentation, each with the words that readers use. */
export type ReaderWords = Record<string, string[]>;

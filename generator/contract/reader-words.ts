/** Words of one language: those that the documentation uses, each with those that readers have for the same. */
export type ReaderWords = Record<string, string[]>;

/** The words of a site by language code; each term has one word in a language. */
export type Glossary = Record<string, GlossaryTerm[]>;

/** What one thing is called in one language, and what it is not called. */
export interface GlossaryTerm {
  /** Its name in the default language: `overlay`. */
  term: string;
  /** Its one word in this language. */
  word: string;
  /** Words that texts must not use for it. */
  forbidden: string[];
  /** Longer words that contain a forbidden one and are right. */
  allowed?: string[];
}

/** Terminology by language code; each term has one word in a language. */
export type Glossary = Record<string, GlossaryTerm[]>;

/** The required and forbidden words for a term in one language. */
export interface GlossaryTerm {
  /** The term in the default language: `overlay`. */
  term: string;
  /** The required word in this language. */
  word: string;
  /** Forbidden words. */
  forbidden: string[];
  /** Allowed words that contain a forbidden one. */
  allowed?: string[];
}

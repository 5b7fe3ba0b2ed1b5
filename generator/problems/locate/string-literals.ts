/** Comments come first, so that quotes inside them open nothing. */
const COMMENT_OR_STRING =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g;

/** A string as a TypeScript source writes it. */
export interface StringLiteral {
  /** Between the quotes, escapes and `${…}` as they are. */
  value: string;
  /** Of the opening quote. */
  offset: number;
}

/** The string literals of a TypeScript or JavaScript source, comments left out; much faster than a parser. */
export function* stringLiterals(text: string): Generator<StringLiteral> {
  for (const match of text.matchAll(COMMENT_OR_STRING)) {
    const value = match[1] ?? match[2] ?? match[3];
    if (value !== undefined) yield { value, offset: match.index };
  }
}

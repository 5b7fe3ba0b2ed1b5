/** Letters of the Latin script and signs of code that stand in one token, in the mean. */
const LETTERS_A_TOKEN = 4;

/**
 * About as many tokens as a language model counts, so that a program knows beforehand what it asks for: four letters of
 * Latin script or code are one, and every other character is one.
 */
export function estimateTokens(text: string): number {
  const others = text.match(/[^\u0000-\u024f]/g)?.length ?? 0;
  return Math.ceil((text.length - others) / LETTERS_A_TOKEN) + others;
}

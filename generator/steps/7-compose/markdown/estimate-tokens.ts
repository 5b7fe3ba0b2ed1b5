/** The average number of Latin letters and code characters in a token. */
const LETTERS_PER_TOKEN = 4;

/**
 * Estimates the number of tokens for a language model, so that programs know the size of a file before they
 * load it: four characters of Latin script or code are one token, every other character is one.
 */
export function estimateTokens(text: string): number {
  const others = text.match(/[^\u0000-\u024f]/g)?.length ?? 0;
  return Math.ceil((text.length - others) / LETTERS_PER_TOKEN) + others;
}

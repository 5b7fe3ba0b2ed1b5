import type Token from 'markdown-it/lib/token.mjs';

/** Removes the first level-1 heading from a text, because the site renders the title. */
export function takeTitle(tokens: Token[]): void {
  const index = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1');
  if (index >= 0) tokens.splice(index, 3);
}

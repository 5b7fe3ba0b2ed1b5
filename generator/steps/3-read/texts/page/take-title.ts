import type Token from 'markdown-it/lib/token.mjs';

/** Takes the first heading of the first level out of a text: the site draws the title. */
export function takeTitle(tokens: Token[]): void {
  const index = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1');
  if (index >= 0) tokens.splice(index, 3);
}

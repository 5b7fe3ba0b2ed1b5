import type Token from 'markdown-it/lib/token.mjs';

/** The visible text of inline tokens, without markup and tags. */
export function plainText(tokens: readonly Token[] | null): string {
  return (tokens ?? [])
    .map(({ type, content }) => {
      if (type === 'text' || type === 'code_inline') return content;
      return type === 'softbreak' || type === 'hardbreak' ? ' ' : '';
    })
    .join('')
    .trim();
}

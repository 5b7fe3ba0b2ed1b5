import type Token from 'markdown-it/lib/token.mjs';

/** What a reader reads of an inline text, without its marks and tags. */
export function plainText(tokens: readonly Token[] | null): string {
  return (tokens ?? [])
    .map(({ type, content }) => {
      if (type === 'text' || type === 'code_inline') return content;
      return type === 'softbreak' || type === 'hardbreak' ? ' ' : '';
    })
    .join('')
    .trim();
}

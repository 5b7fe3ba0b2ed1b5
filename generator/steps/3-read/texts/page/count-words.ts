import type Token from 'markdown-it/lib/token.mjs';

/** Words of a text: each Han character is one, code and markup are none. */
export function countWords(tokens: readonly Token[]): number {
  let words = 0;
  for (const { type, children } of tokens) {
    if (type !== 'inline') continue;
    for (const child of children ?? []) {
      if (child.type === 'text') words += child.content.match(WORD)?.length ?? 0;
    }
  }
  return words;
}

const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}_'’-])+/gu;

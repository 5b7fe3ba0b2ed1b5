import type Token from 'markdown-it/lib/token.mjs';

/** Counts the words of a text: each Han character counts as one, code and markup are ignored. */
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

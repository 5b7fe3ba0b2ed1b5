import type MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';

const CHINESE_MARK = /[\u3000-\u303F\uFF00-\uFFEF]/;
/** Includes quotes, dashes and dots that both scripts use. */
const CHINESE = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF\u2018-\u201D\u2026\u2014]/u;

/**
 * Chinese is written without spaces, so a line break between two Chinese characters, or beside Chinese
 * punctuation, is not a space; all other line breaks are.
 */
export function softBreaks(md: MarkdownIt): void {
  md.renderer.rules.softbreak = (tokens, index) => {
    const before = nearest(tokens, { from: index, step: -1 }).at(-1) ?? '';
    const after = nearest(tokens, { from: index, step: 1 }).at(0) ?? '';
    const beside = CHINESE_MARK.test(before) || CHINESE_MARK.test(after);
    return beside || (CHINESE.test(before) && CHINESE.test(after)) ? '' : '\n';
  };
}

/** The letters beside a break, ignoring markup. */
function nearest(tokens: readonly Token[], { from, step }: { from: number; step: 1 | -1 }): string[] {
  let at = from + step;
  while (tokens[at]?.content === '') at += step;
  return [...(tokens[at]?.content ?? '')];
}

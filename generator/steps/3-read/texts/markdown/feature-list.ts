import type MarkdownIt from 'markdown-it';
import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';
import { interrupts } from './marker';
import { findTaggedLines, readLines } from './tagged-lines';

/**
 * `<featureList>` around a list becomes `ul.feature-list` (RULES §10). Its items are Markdown, unlike the
 * reference's, which are raw HTML: raw HTML gives the same result, and links work.
 */
export function featureLists(md: MarkdownIt): void {
  md.block.ruler.before('html_block', 'feature_list', readFeatureList, interrupts);
}

function readFeatureList(state: StateBlock, start: number, _end: number, silent: boolean): boolean {
  const found = findTaggedLines(state, start, 'featureList');
  if (!found?.closed) return false;
  if (silent) return true;
  const before = state.tokens.length;
  readLines(state, start + 1, found.end);
  for (const token of state.tokens.slice(before)) {
    if (token.type === 'bullet_list_open' && token.level === state.level + 1)
      token.attrJoin('class', 'feature-list');
  }
  state.line = found.end + 1;
  return true;
}

import type MarkdownIt from 'markdown-it';
import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';
import type Token from 'markdown-it/lib/token.mjs';
import { fenceInfo } from './fence-info';
import { interrupts } from './marker';
import { findTaggedLines, readLines } from './tagged-lines';

/**
 * `<codeblock storageKey="k">`, fences "```lang Tab", `</codeblock>` (RULES §10): one token with the blocks
 * inside as children, the key as `info`, and `closed` as markup.
 */
export function codeblocks(md: MarkdownIt): void {
  md.block.ruler.before('html_block', 'codeblock', readCodeblock, interrupts);
}

function readCodeblock(state: StateBlock, start: number, _end: number, silent: boolean): boolean {
  const found = findTaggedLines(state, start, 'codeblock');
  if (!found) return false;
  if (silent) return true;
  const children = parseSeparately(state, start + 1, found.end);
  const token = state.push('codeblock', '', 0);
  token.children = children;
  token.info = /\bstorageKey=["']([^"']*)["']/.exec(found.tag)?.[1] ?? '';
  token.markup = found.closed ? 'closed' : '';
  token.map = [start, found.end];
  state.line = found.closed ? found.end + 1 : found.end;
  return true;
}

/** Parses lines as separate blocks, outside the page's tokens. */
function parseSeparately(state: StateBlock, start: number, end: number): Token[] {
  const before = state.tokens.length;
  readLines(state, start, end);
  return state.tokens.splice(before);
}

/** Whether a fence of a group can be shown: it has a tab name and code. */
export function isTab(token: Token): boolean {
  return token.type === 'fence' && fenceInfo(token.info).tab !== '' && token.content.trim() !== '';
}

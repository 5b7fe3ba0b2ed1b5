import type MarkdownIt from 'markdown-it';
import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';
import type Token from 'markdown-it/lib/token.mjs';
import { blockText, lineText } from './line-text';

/** A marker as written: alone on its line, unindented, no space after `{{` (RULES §10). */
const MARKER = /^\{\{("(?:demo|component)":.*)\}\}[ \t]*$/;

/** Looks like one and is written so that the reference would show it as text. */
const NEARLY = /^[ \t]*\{\{\s*["']?(?:demo|component)["']?\s*:/;

/** Blocks that a marker ends. */
export const interrupts = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };

/** `{{"demo": …}}` and `{{"component": …}}` become tokens `marker` with the JSON as content. */
export function markers(md: MarkdownIt): void {
  md.block.ruler.before('table', 'marker', readMarker, interrupts);
  // Shown by the site, or not at all.
  md.renderer.rules.marker = () => '';
  md.renderer.rules.nearly_marker = () => '';
}

function readMarker(state: StateBlock, line: number, _end: number, silent: boolean): boolean {
  const text = lineText(state, line);
  // In a list the marks of the item are before the text of its line.
  const inside = blockText(state, line);
  if (inside === undefined || !(NEARLY.test(text) || NEARLY.test(inside))) return false;
  if (silent) return true;
  const exact = MARKER.exec(text);
  const token = state.push(exact ? 'marker' : 'nearly_marker', '', 0);
  token.content = exact ? `{${exact[1]}}` : text;
  token.map = [line, line + 1];
  state.line = line + 1;
  return true;
}

/** Does a text hold a line that would have been a marker outside of it? */
export function containsMarker(text: string): boolean {
  return text.split('\n').some((line) => MARKER.test(line));
}

/** Is this the token of a marker that shows something? */
export function isMarker(token: Token): boolean {
  return token.type === 'marker' && token.level === 0;
}

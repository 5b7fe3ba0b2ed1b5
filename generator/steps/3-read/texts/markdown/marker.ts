import type MarkdownIt from 'markdown-it';
import type StateBlock from 'markdown-it/lib/rules_block/state_block.mjs';
import type Token from 'markdown-it/lib/token.mjs';
import { blockText, lineText } from './line-text';

/** A valid marker: alone on its line, unindented, no space after `{{` (RULES §10). */
const MARKER = /^\{\{("(?:demo|component)":.*)\}\}[ \t]*$/;

/** An almost valid marker, which the reference would show as text. */
const NEARLY = /^[ \t]*\{\{\s*["']?(?:demo|component)["']?\s*:/;

/** Blocks that a marker ends. */
export const interrupts = { alt: ['paragraph', 'reference', 'blockquote', 'list'] };

/** `{{"demo": …}}` and `{{"component": …}}` become tokens `marker` with the JSON as content. */
export function markers(md: MarkdownIt): void {
  md.block.ruler.before('table', 'marker', readMarker, interrupts);
  // A marker is never rendered as text, even if its JSON is invalid.
  md.renderer.rules.marker = () => '';
  md.renderer.rules.nearly_marker = () => '';
}

function readMarker(state: StateBlock, line: number, _end: number, silent: boolean): boolean {
  const text = lineText(state, line);
  // In a list, the text of the line includes the list marks.
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

/** Whether a text contains a line that is a marker elsewhere. */
export function containsMarker(text: string): boolean {
  return text.split('\n').some((line) => MARKER.test(line));
}

/** Whether a token is a valid marker. */
export function isMarker(token: Token): boolean {
  return token.type === 'marker' && token.level === 0;
}

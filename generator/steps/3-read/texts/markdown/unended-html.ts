import type MarkdownIt from 'markdown-it';
import type StateInline from 'markdown-it/lib/rules_inline/state_inline.mjs';

/** Starts of HTML that is no tag, and what ends it. */
const ENDS = { '<!--': '-->', '<![CDATA[': ']]>', '<?': '?>', '<!': '>' };

/**
 * Makes comments without an end, and the like, text at once. markdown-it does so after a search through the rest of the text, for
 * each of them again.
 */
export function unendedHtml(md: MarkdownIt): void {
  md.inline.ruler.before('html_inline', 'unended_html', (state, silent) => {
    const end = Object.entries(ENDS).find(([start]) => state.src.startsWith(start, state.pos))?.[1];
    if (end === undefined || isEnded(state, end)) return false;
    if (!silent) state.pending += '<';
    state.pos += 1;
    return true;
  });
}

/** The last place of each ending in a text. */
const lastEnds = new WeakMap<StateInline, Map<string, number>>();

function isEnded(state: StateInline, end: string): boolean {
  const known = lastEnds.get(state) ?? new Map<string, number>();
  const last = known.get(end) ?? state.src.lastIndexOf(end);
  lastEnds.set(state, known.set(end, last));
  return last > state.pos;
}

import type MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import type { Nesting } from 'markdown-it/lib/token.mjs';
import { UNDEFINED_REFERENCE } from './undefined-references';

/** Types of inline tokens whose source place is needed. */
const placed = new Set(['link_open', 'image', 'html_inline', 'code_inline', UNDEFINED_REFERENCE]);

/**
 * Records the offset of inline tokens such as links, because markdown-it does not: the position of the parser when it created
 * the token.
 */
export function recordOffsets(md: MarkdownIt): void {
  const Plain = md.inline.State;
  md.inline.State = class extends Plain {
    override push(type: string, tag: string, nesting: Nesting): Token {
      const token = super.push(type, tag, nesting);
      if (placed.has(type)) token.meta = { offset: this.pos };
      return token;
    }
  };
}

/** The offset of a token in its inline text. */
export function offsetOf(token: Token): number {
  const meta: unknown = token.meta;
  return typeof meta === 'object' && meta !== null && 'offset' in meta && typeof meta.offset === 'number'
    ? meta.offset
    : 0;
}

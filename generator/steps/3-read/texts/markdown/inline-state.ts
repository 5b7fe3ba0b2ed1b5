import type MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import type { Nesting } from 'markdown-it/lib/token.mjs';
import { UNDEFINED_REFERENCE } from './undefined-references';

/** Kinds of inline tokens whose place in the source matters to someone. */
const placed = new Set(['link_open', 'image', 'html_inline', 'code_inline', UNDEFINED_REFERENCE]);

/**
 * markdown-it does not say where in a paragraph a link stands. With this, each token of an inline text
 * that has an address carries the offset at which the parser was when it made it.
 */
export function rememberOffsets(md: MarkdownIt): void {
  const Plain = md.inline.State;
  md.inline.State = class extends Plain {
    override push(type: string, tag: string, nesting: Nesting): Token {
      const token = super.push(type, tag, nesting);
      if (placed.has(type)) token.meta = { offset: this.pos };
      return token;
    }
  };
}

/** Where a token begins in its inline text. */
export function offsetOf(token: Token): number {
  const meta: unknown = token.meta;
  return typeof meta === 'object' && meta !== null && 'offset' in meta && typeof meta.offset === 'number'
    ? meta.offset
    : 0;
}

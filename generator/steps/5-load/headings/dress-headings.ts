import Token from 'markdown-it/lib/token.mjs';
import type { TocEntry } from '../../../contract/page';
import { escapeAttribute } from '../code/escape-html';
import { type Heading, isSection } from './find-headings';

/**
 * Gives sections their ids and a link to themselves, and returns the table of contents. The link stands
 * beside the heading's words, not around them, since they may hold a link of their own; it has no words,
 * and is called by the heading.
 */
export function dressHeadings(headings: readonly Heading[], ids: readonly string[]): TocEntry[] {
  return headings.filter(isSection).map(({ open, content, level, text }, index) => {
    const hash = ids[index] ?? '';
    open.attrSet('id', hash);
    content.children = [...(content.children ?? []), anchorLink(hash)];
    return { hash, title: text, level };
  });
}

function anchorLink(hash: string): Token {
  const link = new Token('html_inline', '', 0);
  const id = escapeAttribute(hash);
  link.content = `<a class="anchor-link" href="#${id}" aria-labelledby="${id}"></a>`;
  return link;
}

import type Token from 'markdown-it/lib/token.mjs';
import { decodeEntities } from '../../../../markup/decode-entities';

/** The description paragraph below the title of a page. */
export interface Lead {
  /** Plain text. */
  text: string;
  /** Line of the file, from 0. */
  line: number;
}

const LEAD = /<p class="description">([\s\S]*?)<\/p>/;

/**
 * Removes the first `<p class="description">` from a text and returns its words without backticks and tags
 * (RULES §10); undefined when there is none.
 */
export function takeLead(tokens: readonly Token[]): Lead | undefined {
  for (const token of tokens) {
    const found = token.type === 'html_block' && LEAD.exec(blankComments(token.content));
    if (!found) continue;
    const { 0: html, 1: inner = '', index } = found;
    const line = (token.map?.[0] ?? 0) + token.content.slice(0, index).split('\n').length - 1;
    token.content = token.content.slice(0, index) + token.content.slice(index + html.length);
    return { text: words(inner), line };
  }
  return undefined;
}

/** Comments as spaces: what a comment hides is not shown, and everything else keeps its place. */
function blankComments(html: string): string {
  return html.replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => comment.replace(/\S/g, ' '));
}

function words(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>|`/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
}

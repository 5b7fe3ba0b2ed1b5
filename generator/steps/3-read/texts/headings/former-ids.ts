import type Token from 'markdown-it/lib/token.mjs';
import { escapeHtml } from '../../../../markup/code/escape-html';
import { uniqueId } from './assign-ids';

/**
 * The ids that the reference site gives to headings. Existing links use them, so a section with another id has both
 * (RULES §10).
 */
export function formerIds(headings: readonly { content: Token }[]): string[] {
  const used = new Set<string>();
  const counts = new Map<string, number>();
  return headings.map(({ content }) => {
    const id = uniqueId(formerHash(htmlText(content.children)), used, counts);
    used.add(id);
    return id;
  });
}

/** The reference creates ids from HTML: without its tags, with escaped text. */
function htmlText(tokens: readonly Token[] | null): string {
  return (tokens ?? [])
    .map(({ type, content }) => {
      if (type === 'text' || type === 'code_inline')
        return escapeHtml(content).replaceAll('"', '&quot;').replaceAll("'", '&#39;');
      return type === 'softbreak' || type === 'hardbreak' ? ' ' : '';
    })
    .join('');
}

/** Punctuation and spaces, except existing dashes. */
const PUNCTUATION = /[!-,./:-@[\]-`{-~\s]+/g;

/** Emoji by the reference's definition: without tick marks and modifiers. */
const EMOJI = /[\u2011-\u26FF\uE000-\uF8FF\u{1F000}-\u{1F3FF}\u{1F400}-\u{1F7FF}\u{1F910}-\u{1F9FF}]/gu;

function formerHash(html: string): string {
  return html
    .toLowerCase()
    .replace(/=&gt;|&lt;| \/(?:>|&gt;)|&#39;/g, '')
    .replace(PUNCTUATION, '-')
    .replace(EMOJI, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

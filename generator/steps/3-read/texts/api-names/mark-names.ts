import type Token from 'markdown-it/lib/token.mjs';
import { escapeHtml } from '../../../../markup/code/escape-html';
import { NAME_MARK } from '../../../../model/marks';
import { nameInCode } from './name-in-code';

/**
 * Marks inline code that may be a name of the API: it becomes a link if the reference contains the name. Code
 * inside links and headings is not marked, because links cannot be nested. A member is marked at its first
 * occurrence in a section only, so that a page does not consist of links.
 */
export function markNames(tokens: readonly Token[]): void {
  let said = new Set<string>();
  let heading = false;
  for (const token of tokens) {
    if (token.type === 'heading_open') said = new Set();
    if (token.type === 'inline' && !heading) markInside(token.children ?? [], said);
    heading = token.type === 'heading_open';
  }
}

function markInside(children: readonly Token[], said: Set<string>): void {
  let links = 0;
  for (const token of children) {
    if (token.type === 'link_open') links += 1;
    if (token.type === 'link_close') links -= 1;
    if (token.type === 'html_inline') links += rawLinks(token.content);
    const named = links <= 0 ? nameInCode(token) : undefined;
    if (!named || (named.kind === 'member' && said.has(named.name))) continue;
    said.add(named.name);
    const html = `<code>${escapeHtml(token.content)}</code>`;
    token.type = 'html_inline';
    token.content = `${NAME_MARK}${named.name}${NAME_MARK}${html}${NAME_MARK}`;
  }
}

function rawLinks(html: string): number {
  if (/^<a[\s>]/i.test(html)) return 1;
  return /^<\/a\s*>/i.test(html) ? -1 : 0;
}

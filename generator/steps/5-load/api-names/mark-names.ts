import type Token from 'markdown-it/lib/token.mjs';
import { NAME_MARK } from '../../../contract/page';
import { escapeHtml } from '../code/escape-html';
import { apiName } from './api-name';

/**
 * Marks inline code that may be a name of the API, so that it becomes a link where the reference has it.
 * Code inside a link or a heading stays what it is: there a second link would be in the way.
 */
export function markNames(tokens: readonly Token[]): void {
  tokens.forEach((token, index) => {
    if (token.type === 'inline' && tokens[index - 1]?.type !== 'heading_open')
      markInside(token.children ?? []);
  });
}

function markInside(children: readonly Token[]): void {
  let links = 0;
  for (const token of children) {
    if (token.type === 'link_open') links += 1;
    if (token.type === 'link_close') links -= 1;
    if (token.type === 'html_inline') links += rawLinks(token.content);
    const name = token.type === 'code_inline' && links <= 0 ? apiName(token.content) : undefined;
    if (name === undefined) continue;
    const html = `<code>${escapeHtml(token.content)}</code>`;
    token.type = 'html_inline';
    token.content = `${NAME_MARK}${name}${NAME_MARK}${html}${NAME_MARK}`;
  }
}

function rawLinks(html: string): number {
  if (/^<a[\s>]/i.test(html)) return 1;
  return /^<\/a\s*>/i.test(html) ? -1 : 0;
}

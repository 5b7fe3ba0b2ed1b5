import type MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import { escapeAttribute } from '../../../../markup/code/escape-html';

/**
 * Renders a table in a scrollable box that is focusable. It is labelled by the heading above it, so no
 * translation is needed; it is a group and not a region, because many tables may share a heading.
 */
export function tableRules(md: MarkdownIt): void {
  const { rules } = md.renderer;
  rules.table_open = (tokens, index) => {
    const label = tokens[index]?.info;
    const named = label ? ` role="group" aria-labelledby="${escapeAttribute(label)}"` : '';
    return `<div class="table-wrapper" tabindex="0"${named}>\n<table>\n`;
  };
  rules.table_close = () => '</table>\n</div>\n';
}

/**
 * Sets attributes of cells: alignment as a class, because pages allow no inline styles, and `scope` on column headers. A header
 * without text becomes a plain cell, so that screen readers announce no empty header.
 */
export function markTableRules(tokens: readonly Token[]): void {
  let label = '';
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') label = token.attrGet('id') ?? '';
    if (token.type === 'table_open') token.info = label;
    if (/^t[hd]_open$/.test(token.type)) markCell(tokens, index);
  });
}

function markCell(tokens: readonly Token[], index: number): void {
  const [open, content, close] = tokens.slice(index, index + 3);
  if (!open || !close) return;
  const align = /text-align:(center|right)/.exec(open.attrGet('style') ?? '')?.[1];
  open.attrs = align ? [['class', `align-${align}`]] : null;
  if (open.type !== 'th_open') return;
  if (content?.content === '') [open.tag, close.tag] = ['td', 'td'];
  else open.attrSet('scope', 'col');
}

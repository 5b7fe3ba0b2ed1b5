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
    return `<div class="table-wrapper" tabindex="0"${named}>\n<table${hasMuchText(tokens, index) ? ' data-text="much"' : ''}>\n`;
  };
  rules.table_close = () => '</table>\n</div>\n';
}

/** Long texts of a row that leave room for each other on a phone. */
const ROOMY = 2;

/**
 * Whether a row of the table has more long texts than leave room for each other. The page says so, because a style sheet would have
 * to ask with `:has()`, which makes browsers look at the neighbours of whatever a demo inserts.
 */
function hasMuchText(tokens: readonly Token[], open: number): boolean {
  let long = 0;
  for (let at = open; tokens[at]?.type !== 'table_close'; at += 1) {
    if (tokens[at]?.type === 'tr_open') long = 0;
    if (tokens[at]?.attrGet('data-text') === 'long' && ++long > ROOMY) return true;
  }
  return false;
}

/**
 * Sets attributes of cells: alignment as a class, because pages allow no inline styles, `scope` on column headers, and `data-text`
 * on cells whose text is long, or a few letters between which a line may be broken: the site keeps their columns from getting as
 * narrow as a word or such a letter. A header without text becomes a plain cell, so that screen readers announce no empty header.
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
  const length = open.type === 'td_open' && lengthOf(content);
  if (length) open.attrSet('data-text', length);
  if (open.type !== 'th_open') return;
  if (content?.content === '') [open.tag, close.tag] = ['td', 'td'];
  else open.attrSet('scope', 'col');
}

/** Texts of so many Latin letters fit into the narrowest column. */
const SHORT = 12;

function lengthOf(content: Token | undefined): 'long' | 'short' | undefined {
  const inline = content?.children ?? [];
  const text = inline.map((token) => (token.type === 'text' ? token.content : '')).join('');
  const length = text.replace(WIDE_LETTERS, 'WW').length;
  if (length > SHORT) return 'long';
  // Between codes, lines are broken.
  return length > text.length && !/[`<]/.test(content?.content ?? '') ? 'short' : undefined;
}

const WIDE_LETTERS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFF60]/gu;

import type MarkdownIt from 'markdown-it';
import type Token from 'markdown-it/lib/token.mjs';
import { escapeAttribute } from '../../../../markup/code/escape-html';
import { aliasOf } from '../headings/add-aliases';
import { plainText } from '../headings/plain-text';

/**
 * Renders a heading with an id and a link to itself. The link is beside the heading, in one box: inside, screen readers would
 * announce the text twice. It is labelled by the heading, so no translation is needed; its icon comes from the stylesheet.
 */
export function headingRules(md: MarkdownIt): void {
  const { renderer } = md;
  renderer.rules.heading_open = (tokens, index, options) =>
    (tokens[index]?.attrGet('id') ? `<div class="section-heading">${alias(tokens[index])}` : '') +
    renderer.renderToken(tokens, index, options);
  renderer.rules.heading_close = (tokens, index, options) => {
    const close = renderer.renderToken(tokens, index, options).trimEnd();
    const [open, content] = tokens.slice(index - 2, index);
    const id = open?.attrGet('id');
    return id ? `${close}${anchorLink(id, plainText(content?.children ?? null))}</div>\n` : `${close}\n`;
  };
}

/** Targets for links with the ids of the reference site. */
function alias(open: Token | undefined): string {
  const id = aliasOf(open?.meta);
  return id === undefined ? '' : `<span class="former-id" id="${escapeAttribute(id)}"></span>`;
}

function anchorLink(id: string, name: string): string {
  return `<a class="anchor-link" href="#${escapeAttribute(id)}" aria-label="${escapeAttribute(name || id)}"></a>`;
}

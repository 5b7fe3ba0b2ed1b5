import MarkdownIt from 'markdown-it';
import { escapeHtml } from '../../../markup/code/escape-html';
import { softBreaks } from '../../../markup/soft-breaks';
import type { LinkIndex } from '../../../model';
import { LINK_PREFIX } from '../../../model/marks';
import type { Words } from '../../../model/reference-pages';

/** Where addresses without a page of their own lead. */
export interface WordsSite {
  links: LinkIndex;
  origin: string;
}

/** What a link of a description needs to know. */
interface Environment {
  site: WordsSite;
}

/**
 * Comments of code are other people's text: HTML in them is shown and never taken for HTML, and only
 * addresses of the web become links.
 */
const markdown = new MarkdownIt({ html: false, linkify: true }).disable(['heading', 'lheading', 'image']);

markdown.use(softBreaks);

markdown.validateLink = (address) => /^(https?:\/\/|\/|#)/i.test(address);

markdown.inline.ruler.before('link', 'reference', (state, silent) => {
  const found = /^\[\[([^[\]\n]+)\]\]/.exec(state.src.slice(state.pos, state.pos + 120));
  const [all, name] = found ?? [];
  if (all === undefined || name === undefined) return false;
  if (!silent) state.push('reference', '', 0).content = name;
  state.pos += all.length;
  return true;
});

markdown.renderer.rules['reference'] = (tokens, at, _options, env: Environment) => {
  const name = tokens[at]?.content ?? '';
  const code = `<code>${escapeHtml(name)}</code>`;
  const pathname = env.site.links.names[name];
  return pathname === undefined ? code : `<a href="${LINK_PREFIX}${pathname}/">${code}</a>`;
};

markdown.renderer.rules['link_open'] = (tokens, at, options, env: Environment, self) => {
  const token = tokens[at];
  const href = String(token?.attrGet('href') ?? '');
  token?.attrSet('href', addressIn(href, env.site));
  return self.renderToken(tokens, at, options);
};

/** A description as HTML: paragraphs, lists and code; links lead to pages of this site where there are such. */
export function wordsHtml(words: Words, site: WordsSite): string {
  const environment: Environment = { site };
  return markdown.render(escapeMarks(words), environment).trim().replaceAll(/>\n</g, '><');
}

function addressIn(href: string, { links, origin }: WordsSite): string {
  const known = links.addresses[href];
  if (known !== undefined) return `${LINK_PREFIX}${known}`;
  return href.startsWith('/') ? `${origin}${href}` : href;
}

/** The contract's private marks must never come from a text. */
function escapeMarks(words: string): string {
  return words.replace(/[\uE000-\uE002]/g, '');
}

import MarkdownIt from 'markdown-it';
import { escapeHtml } from '../../../markup/code/escape-html';
import { softBreaks } from '../../../markup/soft-breaks';
import type { LinkIndex } from '../../../model';
import { LINK_PREFIX, MARKS, NAME_MARK } from '../../../model/marks';
import type { Words } from '../../../model/reference-pages';

/** The inputs for addresses that are not absolute. */
export interface DescriptionSite {
  links: LinkIndex;
  origin: string;
}

/** The environment of the Markdown parser. */
interface Environment {
  site: DescriptionSite;
}

/** Comments of code are not trusted: HTML in them is escaped, and only web addresses become links. */
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

/** A description as HTML: paragraphs, lists and code, with links to pages of this site where they exist. */
export function descriptionHtml(words: Words, site: DescriptionSite): string {
  const environment: Environment = { site };
  return markdown.render(escapeMarks(words), environment).trim().replaceAll(/>\n</g, '><');
}

function addressIn(href: string, { links, origin }: DescriptionSite): string {
  const known = links.addresses[href];
  if (known !== undefined) return `${LINK_PREFIX}${known}`;
  return href.startsWith('/') ? `${origin}${href}` : href;
}

/** Marks that must not come from a text; names of the API are marked already. */
const OTHER_MARKS = new RegExp(`(?!${NAME_MARK})${MARKS.source}`, 'g');

function escapeMarks(words: string): string {
  return words.replace(OTHER_MARKS, '');
}

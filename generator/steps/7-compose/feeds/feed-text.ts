import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import type { SiteDefinition } from '../../../contract/site';
import { parseUrl, urlOf } from '../../../contract/url';
import { softBreaks } from '../../../markup/soft-breaks';

/** The environment of the Markdown parser. */
interface Environment {
  userLanguage: string;
  site: Pick<SiteDefinition, 'origin' | 'languages' | 'base'>;
}

/** HTML of authors is disabled, because feed readers do not apply the policy of this site. */
const markdown = new MarkdownIt({ html: false }).use(cjkFriendly).use(softBreaks);

markdown.renderer.rules['link_open'] = (tokens, at, options, env: Environment, self) => {
  const token = tokens[at];
  token?.attrSet('href', absoluteAddress(token.attrGet('href') ?? '', env));
  return self.renderToken(tokens, at, options);
};

/**
 * A text as HTML for feed readers: links of this site are absolute, and lead to pages in the text's language.
 */
export function feedText(text: string, userLanguage: string, site: Environment['site']): string {
  return markdown.render(text, { userLanguage, site }).trim();
}

function absoluteAddress(href: string, { userLanguage, site }: Environment): string {
  if (!href.startsWith('/')) return href;
  const { pathname } = parseUrl(href, { languages: site.languages });
  return `${site.origin}${urlOf({ pathname, userLanguage }, site)}${/#.*$/.exec(href)?.[0] ?? ''}`;
}

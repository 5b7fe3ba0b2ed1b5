import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import type { SiteDefinition } from '../../../contract/site';
import { parseUrl, urlOf } from '../../../contract/url';
import { softBreaks } from '../../../markup/soft-breaks';

/** What links of a piece of news need to know. */
interface Environment {
  userLanguage: string;
  site: Pick<SiteDefinition, 'origin' | 'languages' | 'base'>;
}

/** Elsewhere HTML of an author would run without the policy of this site, so there is none. */
const markdown = new MarkdownIt({ html: false }).use(cjkFriendly).use(softBreaks);

markdown.renderer.rules['link_open'] = (tokens, at, options, env: Environment, self) => {
  const token = tokens[at];
  token?.attrSet('href', wholeAddress(token.attrGet('href') ?? '', env));
  return self.renderToken(tokens, at, options);
};

/** A text as HTML that can be read anywhere: links of this site are whole, and lead to pages of the text's language. */
export function feedText(text: string, userLanguage: string, site: Environment['site']): string {
  return markdown.render(text, { userLanguage, site }).trim();
}

function wholeAddress(href: string, { userLanguage, site }: Environment): string {
  if (!href.startsWith('/')) return href;
  const { pathname } = parseUrl(href, { languages: site.languages });
  return `${site.origin}${urlOf({ pathname, userLanguage }, site)}${/#.*$/.exec(href)?.[0] ?? ''}`;
}

import MarkdownIt from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import type { SiteDefinition } from '../../../contract/site';
import { fileUrl, parseUrl, urlOf } from '../../../contract/url';
import { softBreaks } from '../../../markup/soft-breaks';
import { isElsewhere } from '../../../model/elsewhere';
import { isOwnPath, isPage } from '../../../model/own-path';

/** The environment of the Markdown parser. */
interface Environment {
  userLanguage: string;
  site: Pick<SiteDefinition, 'origin' | 'languages' | 'base' | 'elsewhere'>;
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

/** The whole address of what a page leads to by a link; relative links stay. */
function absoluteAddress(href: string, { userLanguage, site }: Environment): string {
  const { origin, languages, elsewhere } = site;
  if (href.startsWith('//')) return origin.replace(/\/\/.*$/, '') + href;
  if (!isOwnPath(href)) return href;
  const path = href.replace(/[?#].*$/s, '');
  if (isElsewhere(path, elsewhere)) return origin + href;
  if (!isPage(path, languages)) return origin + fileUrl(href, site);
  const { pathname } = parseUrl(path, { languages });
  return origin + urlOf({ pathname, userLanguage }, site) + href.slice(path.length);
}

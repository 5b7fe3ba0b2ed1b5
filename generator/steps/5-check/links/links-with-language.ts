import { withoutTrailingSlashes } from '../../../contract/trailing-slashes';
import { linkTo } from '../../../contract/url';
import type { Problem } from '../../../model';
import { linkWithLanguage } from '../../../problems/catalogue';
import type { Addresses } from './addresses';
import { type Link, withPath } from './link';

/** Links are written without a language prefix: the page adds its own (RULES §2). */
export function linksWithLanguage(link: Link, { languages }: Addresses): Problem | undefined {
  const [before, first = '', ...rest] = link.path.split('/');
  if (before !== '' || !languages.all.some(({ code }) => code === first)) return undefined;
  const pathname = withoutTrailingSlashes(`/${rest.join('/')}`) || '/';
  const corrected = linkTo({ pathname, userLanguage: languages.default }, languages);
  return linkWithLanguage(link.reference, withPath(link, corrected));
}

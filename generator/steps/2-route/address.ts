import { type AddressRules, linkTo, urlOf } from '../../contract/url';

/** The url of a page and its output file: `/docs/fr/start/` → `fr/start/index.html`. */
export function addressOf(
  pathname: string,
  language: string,
  rules: AddressRules,
): { url: string; file: string } {
  const location = { pathname, userLanguage: language };
  return { url: urlOf(location, rules), file: `${linkTo(location, rules.languages).slice(1)}index.html` };
}

import { type AddressRules, linkTo, urlOf } from '../../contract/url';

/** Where a page answers, and the file it lies in: `/docs/fr/start/` → `fr/start/index.html`. */
export function addressOf(
  pathname: string,
  language: string,
  rules: AddressRules,
): { url: string; file: string } {
  const location = { pathname, userLanguage: language };
  return { url: urlOf(location, rules), file: `${linkTo(location, rules.languages).slice(1)}index.html` };
}

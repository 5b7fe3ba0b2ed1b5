import type { Languages } from '../../contract/site';
import { urlOf } from '../../contract/url';

/** Where a page answers, and the file it lies in: `/zh/x/bars/` → `zh/x/bars/index.html`. */
export function addressOf(
  pathname: string,
  language: string,
  languages: Languages,
): { url: string; file: string } {
  const url = urlOf({ pathname, userLanguage: language }, languages);
  return { url, file: `${url.slice(1)}index.html` };
}

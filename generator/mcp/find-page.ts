import { withoutTrailingSlashes } from '../contract/trailing-slashes';
import { didYouMean } from '../problems/did-you-mean';
import type { BuiltLanguage, BuiltPage } from './built-page';

/** The language with the requested tag or address prefix; by default the first one. */
export function languageOf(languages: readonly BuiltLanguage[], asked?: string): BuiltLanguage {
  const wanted = asked?.toLowerCase();
  const found =
    wanted === undefined
      ? languages[0]
      : languages.find(({ code, tag }) =>
          [code.toLowerCase(), tag.toLowerCase(), tag.toLowerCase().split('-')[0]].includes(wanted),
        );
  if (found) return found;
  // The default language has no prefix.
  const known = languages.map(({ code, tag }) => code || tag);
  throw new Error(`There is no language ${asked}. There are ${known.join(', ')}.`);
}

/**
 * The page with an address, with an address of its Markdown, or with a path in any language. Without a requested language, the
 * address determines it. Only listed pages are found, so no other file can be read.
 */
export function findPage(languages: readonly BuiltLanguage[], named: string, asked?: string): BuiltPage {
  const candidates = asked === undefined ? languages : [languageOf(languages, asked)];
  for (const language of candidates) {
    const found = pageOf(language, named);
    if (found) return found;
  }
  const paths = candidates.flatMap(({ pages }) => pages.map(({ url }) => new URL(url).pathname));
  throw new Error(
    `There is no page ${named}. ${didYouMean(pathOf(named), paths)}The tool list_pages lists all.`,
  );
}

function pageOf({ pages, code }: BuiltLanguage, named: string): BuiltPage | undefined {
  const path = pathOf(named);
  const address = addressOf(named);
  const prefix = code === '' ? '' : `/${code}`;
  const files = [`${prefix}${path}index.md`, `${path}index.md`];
  return pages.find(
    ({ url, file }) => [url, new URL(url).pathname].includes(address) || files.includes(file),
  );
}

/** `start` and `/start/index.md#soil` are `/start/`; what has a host is no path. */
function pathOf(named: string): string {
  const path = withoutTrailingSlashes(withoutFile(named)).replace(/^\/+/, '');
  return path === '' ? '/' : `/${path}/`;
}

function addressOf(named: string): string {
  return `${withoutTrailingSlashes(withoutFile(named))}/`;
}

function withoutFile(named: string): string {
  return named.replace(/[?#].*$/s, '').replace(/\bindex\.(md|html)$/, '');
}

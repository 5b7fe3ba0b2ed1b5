import { didYouMean } from '../problems/did-you-mean';
import type { BuiltLanguage, BuiltPage } from './built-page';

/** The language that a client asks for by its tag or by what its addresses begin with; the default one when it asks for none. */
export function languageOf(languages: readonly BuiltLanguage[], asked?: string): BuiltLanguage {
  const wanted = asked?.toLowerCase();
  const found =
    wanted === undefined
      ? languages[0]
      : languages.find(({ code, tag }) =>
          [code.toLowerCase(), tag.toLowerCase(), tag.toLowerCase().split('-')[0]].includes(wanted),
        );
  if (found) return found;
  throw new Error(`There is no language ${asked}. There are ${languages.map(({ tag }) => tag).join(', ')}.`);
}

/**
 * The page that a client names by its address, by that of its Markdown, or by its path in any language. Only pages of the
 * list can be named, so no name leads to another file.
 */
export function findPage({ pages, code }: BuiltLanguage, named: string): BuiltPage {
  const path = pathOf(named);
  const prefix = code === '' ? '' : `/${code}`;
  const files = [`${prefix}${path}index.md`, `${path}index.md`];
  const found = pages.find(
    ({ url, file }) => [url, new URL(url).pathname].includes(addressOf(named)) || files.includes(file),
  );
  if (found) return found;
  const paths = pages.map(({ url }) => new URL(url).pathname);
  throw new Error(`There is no page ${named}. ${didYouMean(path, paths)}The tool list_pages lists all.`);
}

/** `start` and `/start/index.md#soil` are `/start/`; what has a host is no path. */
function pathOf(named: string): string {
  const path = withoutFile(named).replace(/^\/+|\/+$/g, '');
  return path === '' ? '/' : `/${path}/`;
}

function addressOf(named: string): string {
  return withoutFile(named).replace(/\/*$/, '/');
}

function withoutFile(named: string): string {
  return named.replace(/[?#].*$/s, '').replace(/\bindex\.(md|html)$/, '');
}

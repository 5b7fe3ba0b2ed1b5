import { isExempt, urlOf } from '../../contract/url';
import type { Entry, Inventory, Redirect, Route, Routes, Text } from '../../model';
import { firstPage, menuOf } from './menu';
import { type PageWords, titleOf } from './titles';

/** Every page in every language, every group as a redirect, and the menus they share. */
export function route(inventory: Inventory): Routes {
  const { site, entries } = inventory;
  const words = wordsByLanguage(inventory);
  const fallback = words[site.languages.default] ?? {};
  const texts = textsByPage(inventory.texts);
  const menus = Object.fromEntries(
    site.languages.all.map(({ code }) => [
      code,
      menuOf({
        navigation: site.navigation,
        userLanguage: code,
        languages: site.languages,
        words: words[code] ?? {},
        fallback,
      }),
    ]),
  );
  const pages = entries.filter(({ kind }) => kind === 'page');
  const withIndex = indexPaths(pages);
  return {
    menus,
    notFound: site.languages.all.map(({ code }) => notFoundRoute(code, inventory)),
    pages: unique(pages).flatMap((entry) =>
      languagesOf(entry, inventory).map((language): Route => {
        const text = textOf(texts, entry.pathname, [language, site.languages.default]);
        return {
          language,
          pathname: entry.pathname,
          ...addressOf(entry.pathname, language, inventory),
          title: titleOf(entry.declared, words[language] ?? {}, fallback),
          kind: !text && withIndex.has(entry.pathname) ? 'index' : 'page',
          ...(text && { text }),
        };
      }),
    ),
    redirects: entries
      .filter(({ kind }) => kind === 'group')
      .flatMap((entry) =>
        languagesOf(entry, inventory).map((language) => redirectOf(entry, language, inventory)),
      ),
  };
}

function languagesOf({ pathname }: Entry, { site: { languages } }: Inventory): string[] {
  return isExempt(pathname, languages) ? [languages.default] : languages.all.map(({ code }) => code);
}

/** Where a page answers and where its file lies. */
export function addressOf(pathname: string, language: string, { site }: Pick<Inventory, 'site'>) {
  const url = urlOf({ pathname, userLanguage: language }, site.languages);
  return { url, file: `${url.slice(1)}index.html` };
}

function notFoundRoute(language: string, { site }: Inventory): Route {
  const prefix = language === site.languages.default ? '' : `${language}/`;
  const file = `${prefix}404.html`;
  return { language, pathname: '/404', url: `/${file}`, file, title: '404', kind: 'not-found' };
}

function redirectOf(entry: Entry, language: string, inventory: Inventory): Redirect {
  const to = urlOf({ pathname: firstPage(entry.declared), userLanguage: language }, inventory.site.languages);
  return { ...addressOf(entry.pathname, language, inventory), to };
}

/** Title-table paths that have others below them show an index of them, as long as they have no text. */
function indexPaths(pages: Entry[]): Set<string> {
  return new Set(
    pages
      .filter(({ from }) => from === 'titles')
      .map(({ pathname }) => pathname.replace(/\/[^/]+$/, ''))
      .filter((pathname) => pathname !== ''),
  );
}

/** A duplicated path is a problem that the check has named; the first entry keeps the page. */
function unique(entries: Entry[]): Entry[] {
  return [...new Map(entries.toReversed().map((entry) => [entry.pathname, entry])).values()].toReversed();
}

function wordsByLanguage({ translations }: Inventory): Record<string, PageWords> {
  return Object.fromEntries(
    translations.map(({ language, words }) => {
      const pages = words?.['pages'];
      return [language, typeof pages === 'object' && pages !== null ? { ...pages } : {}];
    }),
  );
}

function textsByPage(texts: Text[]): Map<string, Text> {
  return new Map(texts.map((text) => [`${text.language} ${text.pathname}`, text]));
}

function textOf(texts: Map<string, Text>, pathname: string, languages: string[]): Text | undefined {
  return languages.map((language) => texts.get(`${language} ${pathname}`)).find((text) => text !== undefined);
}

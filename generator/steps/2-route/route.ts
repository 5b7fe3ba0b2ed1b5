import { fileUrl, languagesOf } from '../../contract/url';
import type { Entry, Inventory, Route, Routes } from '../../model';
import { coveredPathnames } from '../../model/covered-pathnames';
import type { MenuEntry } from '../../page/menu';
import { addressOf } from './address';
import { menuOf } from './menu';
import { redirectsOf, rootRedirects } from './redirects';
import { textFinder } from './text-finder';
import { titleBranch, titlePaths } from './title-menu';
import { type PageWords, pageWords, titleOf } from './titles';

/** Every page in every language, every group as a redirect, and the menus they share. */
export function route(inventory: Inventory): Routes {
  const words = pageWords(inventory.translations);
  const pages = inventory.entries.filter(({ kind }) => kind === 'page');
  return {
    menus: menusOf(inventory, words, ({ site, ...rest }) =>
      menuOf({ ...rest, site, navigation: site.navigation }),
    ),
    titleBranches: menusOf(inventory, words, titleBranch),
    pages: pagesOf(inventory, uniqueByPath(pages), words),
    notFound: inventory.site.languages.all.flatMap(({ code }) => fallbackRoutes(code, inventory)),
    redirects: [...rootRedirects(inventory), ...redirectsOf(inventory)],
  };
}

/** One menu for each language. */
function menusOf(
  { site }: Inventory,
  words: Record<string, PageWords>,
  make: typeof titleBranch,
): Record<string, MenuEntry[]> {
  const { languages } = site;
  const fallback = words[languages.default] ?? {};
  return Object.fromEntries(
    languages.all.map(({ code }) => [
      code,
      make({ site, userLanguage: code, words: words[code] ?? {}, fallback }),
    ]),
  );
}

function pagesOf(inventory: Inventory, pages: Entry[], words: Record<string, PageWords>): Route[] {
  const { languages } = inventory.site;
  const fallback = words[languages.default] ?? {};
  const textOf = textFinder(inventory.texts, languages.default);
  const withIndex = indexPaths(pages);
  const covered = coveredPathnames(inventory.site.reference);
  const inBranch = new Set(titlePaths(inventory.site));
  return pages.flatMap(({ pathname, declared, from }) =>
    languagesOf(pathname, inventory.site.languages).map((language): Route => {
      const isCovered = covered.has(pathname);
      const text = isCovered ? undefined : textOf(pathname, language);
      return {
        language,
        pathname,
        ...addressOf(pathname, language, inventory.site),
        title: titleOf(declared, words[language] ?? {}, fallback),
        kind: isCovered ? 'reference' : !text && withIndex.has(pathname) ? 'index' : 'page',
        ...(text && { text }),
        ...(from === 'titles' && inBranch.has(pathname) && { withTitles: true }),
      };
    }),
  );
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

/** Keeps the first of several entries with one path. The check reports the others. */
function uniqueByPath(pages: Entry[]): Entry[] {
  return [...new Map(pages.toReversed().map((entry) => [entry.pathname, entry])).values()].toReversed();
}

function fallbackRoutes(language: string, inventory: Inventory): Route[] {
  const { offline } = inventory.site;
  const missing = notFoundRoute(language, inventory);
  if (offline === undefined) return [missing];
  const address = addressOf(offline, language, inventory.site);
  return [missing, { language, pathname: offline, ...address, title: 'Offline', kind: 'offline' }];
}

function notFoundRoute(language: string, { site }: Inventory): Route {
  const prefix = language === site.languages.default ? '' : `${language}/`;
  const file = `${prefix}404.html`;
  return {
    language,
    pathname: '/404',
    url: fileUrl(`/${file}`, site),
    file,
    title: '404',
    kind: 'not-found',
  };
}

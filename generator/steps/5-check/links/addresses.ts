import type { Languages } from '../../../contract/languages';
import { basePath, feedUrls, linkTo, markdownUrl, withoutBase } from '../../../contract/url';
import type { Inventory, PlacedComponent, Routes, TextFacts } from '../../../model';

/** Everything a link of this site can lead to. */
export interface Addresses {
  /** With the base. */
  origin: string;
  languages: Languages;
  /** Urls of pages and groups in the default language: links are written without a language. */
  urls: ReadonlySet<string>;
  /** Paths of the same host that another deployment serves. */
  elsewhere: readonly string[];
  /** Urls of the public folder's files, of what the build writes beside pages, and of pages that stand in for others. */
  files: ReadonlySet<string>;
  /** Anchors by language and url. A page without a text has none that could be known. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pages whose components may have ids that nobody knows before they are drawn, by language and url. */
  open: ReadonlySet<string>;
}

/** Ids of what a marker places; undefined where nobody knows them before it is drawn. */
export type PlacedAnchors = (marker: PlacedComponent) => readonly string[] | undefined;

interface Context {
  facts: TextFacts[];
  inventory: Inventory;
  routes: Routes;
  placed: PlacedAnchors;
}

/** Lists the addresses of a site. */
export function addressesOf({ facts, inventory: { site, publicFiles }, routes, placed }: Context): Addresses {
  const { languages, origin, assets, feeds = [], elsewhere = [] } = site;
  const pages = routes.pages.filter(({ language }) => language === languages.default);
  const keyOf = (text: TextFacts): string => anchorsKey(text.language, urlOfText(text, languages));
  const anchors = facts.map((text) => {
    const rows = text.placed.flatMap((marker) => placed(marker) ?? []);
    return [keyOf(text), new Set([...text.anchors, ...rows])] as const;
  });
  const open = facts.filter((text) => text.placed.some((marker) => !placed(marker)));
  return {
    origin: origin + basePath(site),
    languages,
    elsewhere,
    urls: new Set(['/', ...[...pages, ...routes.redirects].map(({ url }) => withoutBase(url, site) ?? url)]),
    files: new Set([
      ...publicFiles.map((file) => `${assets}/${file}`),
      `${assets}/licenses.txt`,
      ...routes.notFound.map(({ url }) => withoutBase(url, site) ?? url),
      ...pages.map(({ url }) => markdownUrl(withoutBase(url, site) ?? url)),
      ...feeds.flatMap(({ pathname }) => Object.values(feedUrls(`${pathname}/`))),
      '/llms.txt',
    ]),
    anchors: new Map(anchors),
    open: new Set(open.map(keyOf)),
  };
}

/** The key under which a page's anchors are found. */
export function anchorsKey(language: string, url: string): string {
  return `${language} ${url}`;
}

/** The url of a text's page as links write it. */
export function urlOfText({ pathname }: Pick<TextFacts, 'pathname'>, languages: Languages): string {
  return linkTo({ pathname, userLanguage: languages.default }, languages);
}

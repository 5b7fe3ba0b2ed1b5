import type { Languages } from '../../../contract/languages';
import { basePath, linkTo, markdownUrl, withoutBase } from '../../../contract/url';
import type { Inventory, PlacedComponent, Routes, TextFacts } from '../../../model';
import { writtenFiles } from '../written-files';

/** All possible targets of links on this site. */
export interface Addresses {
  /** Includes the base. */
  origin: string;
  languages: Languages;
  /** URLs of pages and groups in the default language, because links are written without a language. */
  urls: ReadonlySet<string>;
  /** Paths of the same host that another deployment serves. */
  elsewhere: readonly string[];
  /** URLs of public files, of generated files beside pages, and of fallback pages. */
  files: ReadonlySet<string>;
  /** Anchors by language and URL. Pages without a text are absent, because their anchors are unknown. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pages with components whose ids are not known before rendering, by language and URL. */
  open: ReadonlySet<string>;
}

/** Ids in the content of a marker; undefined where they are not known before rendering. */
export type PlacedAnchors = (marker: PlacedComponent) => readonly string[] | undefined;

interface Context {
  facts: TextFacts[];
  inventory: Inventory;
  routes: Routes;
  placed: PlacedAnchors;
}

/** Collects the addresses of a site. */
export function addressesOf({ facts, inventory: { site, publicFiles }, routes, placed }: Context): Addresses {
  const { languages, origin, assets, elsewhere = [] } = site;
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
      ...routes.notFound.map(({ url }) => withoutBase(url, site) ?? url),
      ...pages.map(({ url }) => markdownUrl(withoutBase(url, site) ?? url)),
      ...writtenFiles(site).linkable.map((file) => `/${file}`),
    ]),
    anchors: new Map(anchors),
    open: new Set(open.map(keyOf)),
  };
}

/** The key of a page's anchors. */
export function anchorsKey(language: string, url: string): string {
  return `${language} ${url}`;
}

/** The URL of a text's page, in the form that links use. */
export function urlOfText({ pathname }: Pick<TextFacts, 'pathname'>, languages: Languages): string {
  return linkTo({ pathname, userLanguage: languages.default }, languages);
}

import type { Languages } from '../../../contract/site';
import { basePath, linkTo, withoutBase } from '../../../contract/url';
import type { Inventory, Routes, TextFacts } from '../../../model';

/** Everything a link of this site can lead to. */
export interface Addresses {
  /** With the base. */
  origin: string;
  languages: Languages;
  /** Urls of pages and groups in the default language: links are written without a language. */
  urls: ReadonlySet<string>;
  /** Urls of the public folder's files. */
  files: ReadonlySet<string>;
  /** Anchors by language and url. A page without a text has none that could be known. */
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

interface World {
  facts: TextFacts[];
  inventory: Inventory;
  routes: Routes;
}

/** Lists the addresses of a site. */
export function addressesOf({ facts, inventory: { site, publicFiles }, routes }: World): Addresses {
  const { languages, origin, assets } = site;
  const pages = routes.pages.filter(({ language }) => language === languages.default);
  const anchors = facts.map(
    (text) => [anchorsKey(text.language, urlOfText(text, languages)), new Set(text.anchors)] as const,
  );
  return {
    origin: origin + basePath(site),
    languages,
    urls: new Set(['/', ...[...pages, ...routes.redirects].map(({ url }) => withoutBase(url, site) ?? url)]),
    files: new Set(publicFiles.map((file) => `${assets}/${file}`)),
    anchors: new Map(anchors),
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

import type { ReferenceCoverage } from './coverage';
import type { SiteFeed } from './feed';
import type { Glossary } from './glossary';
import type { Languages } from './languages';
import type { NavigationEntry, TitleEntry } from './navigation';
import type { SiteProduct } from './products';
import type { ReaderWords } from './reader-words';
import type { DateAdapter, SandboxSettings } from './sandboxes';
import type { SecuritySettings } from './security';
import type { SiteEntries, SiteFolders } from './site-files';
import type { WebAppManifest } from './web-app-manifest';

/** How the pages of a site answer those who search it. */
export interface SearchSettings {
  /** Paths whose pages answer after others, each with all below it: of older versions, of how to leave them. */
  last?: string[];
  /** What readers call things that the documentation calls otherwise, by language code. */
  words?: Record<string, ReaderWords>;
}

/**
 * Everything the generator needs to know about one site. Folders and entries are paths relative to
 * the definition's root; absolute paths and `..` are refused.
 */
export interface SiteDefinition {
  name: string;
  version: string;
  /** Where the built site will live, for canonical urls: `https://docs.example`, no trailing slash. */
  origin: string;
  /**
   * The path of the host below which the site lives, when it is not all of it: `/docs/`. Every address begins
   * with it; no path that this definition or a text names does.
   */
  base?: string;
  /** Where `/` leads. */
  home: string;
  /** Path of the page that readers without a network see instead of one they have not read; without it, none. */
  offline?: string;
  /** Url folder of hashed files, service worker and manifest: `/x`. */
  assets: string;
  languages: Languages;
  navigation: NavigationEntry[];
  titles: TitleEntry[];
  /**
   * A branch of the menu that is made from the title table, with paths below another one of it as its children,
   * and drawn on pages of that table alone; without it these pages stand in no menu. The path is no page.
   */
  titleMenu?: { pathname: string; title: string };
  folders: SiteFolders;
  entries: SiteEntries;
  /** What texts may name as `productId` in their front matter; without this, nothing checks the name. */
  products?: SiteProduct[];
  /** Component markers (`{{"component": …}}`) the site knows, by the name a page writes. */
  components: string[];
  /**
   * Names that an installed version of a package lacks and another installed package asks it for:
   * the package's module, and a module of the site whose exports are added to it.
   */
  supplements?: Record<string, string>;
  /** Given to browser modules as `SITE_LICENSE_KEY`; without one demos of paid packages carry their mark. */
  licenseKey?: string;
  /** Which words texts and translations have to use; without it any. */
  glossary?: Glossary;
  /** What the API reference covers; a site without one has none. */
  reference?: ReferenceCoverage;
  dateAdapters: Record<string, DateAdapter>;
  /** Without it demos cannot be opened elsewhere. */
  sandboxes?: SandboxSettings;
  /**
   * Paths of the same host that another deployment serves, each with all below it: links to them are left as
   * they are, name no language and are not looked up here.
   */
  elsewhere?: string[];
  /** What the search of the site tells first, and what last. */
  search?: SearchSettings;
  /** Without it the site cannot be installed, and there is no manifest file. */
  manifest?: WebAppManifest;
  /** News that people can have brought to them. */
  feeds?: SiteFeed[];
  /**
   * Parameter of the front page's address that its search is opened with: `q`. With it browsers offer to search the
   * site (`opensearch.xml`).
   */
  searchParameter?: string;
  /** Without it pages reach nothing but the site. */
  security?: SecuritySettings;
  /** Repository of what is documented: issues are told there, and texts name it as `{repository}`. */
  repository: { url: string; branch: string };
  /** Repository of these texts and demos; without it nothing links to their sources. */
  sources?: { url: string; branch: string };
}

/** Gives a definition its type; nothing else happens to it. */
export function defineSite(site: SiteDefinition): SiteDefinition {
  return site;
}

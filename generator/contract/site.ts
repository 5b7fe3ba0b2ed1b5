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

/** Settings of the site's search. */
export interface SearchSettings {
  /** Paths whose pages rank after others, each with everything below it: older versions, migration guides. */
  last?: string[];
  /** Words of readers that differ from those of the documentation, by language code. */
  words?: Record<string, ReaderWords>;
}

/**
 * The definition of one site. Folders and entries are paths relative to the definition's root; absolute paths
 * and `..` are rejected.
 */
export interface SiteDefinition {
  name: string;
  version: string;
  /** The origin of the published site, for canonical URLs: `https://docs.example`, no trailing slash. */
  origin: string;
  /**
   * The path of the site on its host, if it is not at the root: `/docs/`. All URLs begin with it; paths in
   * this definition or in texts do not.
   */
  base?: string;
  /** The page to which `/` redirects. */
  home: string;
  /** Path of the page that is shown offline instead of pages that are not stored; optional. */
  offline?: string;
  /** URL folder of hashed files, service worker and manifest: `/x`. */
  assets: string;
  languages: Languages;
  navigation: NavigationEntry[];
  titles: TitleEntry[];
  /**
   * A branch of the menu for the title table, nested by path, and rendered on pages of that table only;
   * without it these pages are in no menu. Its path is not a page.
   */
  titleMenu?: { pathname: string; title: string };
  folders: SiteFolders;
  entries: SiteEntries;
  /** Valid values of `productId` in front matter; without it the values are not checked. */
  products?: SiteProduct[];
  /** Component markers (`{{"component": …}}`) of the site, by name. */
  components: string[];
  /**
   * Modules of installed packages, and the module of the site that stands for each. It exports all of the installed one, which
   * only it imports, and adds what another package requires in vain, or prepares the package.
   */
  supplements?: Record<string, string>;
  /**
   * Passed to browser modules as `SITE_LICENSE_KEY`; without one, demos of paid packages show a watermark.
   */
  licenseKey?: string;
  /** The required terminology of texts and translations; optional. */
  glossary?: Glossary;
  /** The packages and pages of the API reference; optional. */
  reference?: ReferenceCoverage;
  dateAdapters: Record<string, DateAdapter>;
  /** Without it demos cannot be opened in a sandbox. */
  sandboxes?: SandboxSettings;
  /**
   * Paths of the same host that another deployment serves, each with everything below it: links to them are
   * not changed or checked, and have no language prefix.
   */
  elsewhere?: string[];
  /** Settings of the search: synonyms, and pages that rank last. */
  search?: SearchSettings;
  /** Without it the site cannot be installed, and there is no manifest file. */
  manifest?: WebAppManifest;
  /** News feeds. */
  feeds?: SiteFeed[];
  /**
   * Parameter of the front page's URL that opens the search: `q`. With it, browsers offer the site as a
   * search engine (`opensearch.xml`).
   */
  searchParameter?: string;
  /** Without it pages can only connect to the site itself. */
  security?: SecuritySettings;
  /** Repository of the documented packages: for issues, and for `{repository}` in texts. */
  repository: { url: string; branch: string };
  /** Repository of these texts and demos; without it there are no source links. */
  sources?: { url: string; branch: string };
}

/** Types a definition; returns it unchanged. */
export function defineSite(site: SiteDefinition): SiteDefinition {
  return site;
}

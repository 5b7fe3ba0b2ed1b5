import type { ReferenceCoverage } from './coverage';
import type { SiteFeed } from './feed';
import type { Glossary } from './glossary';
import type { Plan } from './plan';

/** One line of the menu: a page, or a group with `children` (RULES §3). */
export interface NavigationEntry {
  /** Path without language prefix and without trailing slash. May end in `{docsTab}`. */
  pathname: string;
  /** Words of the menu; derived from `subheader` or `pathname` when absent. */
  title?: string;
  children?: NavigationEntry[];
  /** Makes a group a label that is always open instead of something to unfold. */
  subheader?: string;
  plan?: Plan;
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
}

/** A path outside the menu; its words stand in the translations under `pages`. */
export interface TitleEntry {
  pathname: string;
  /** A link to another site: it has a title and no page. */
  external?: boolean;
}

export interface Language {
  /** The prefix of its urls, and the file name of its translations. */
  code: string;
  /** What its own speakers call it. */
  name: string;
  /** BCP 47 tag for `lang`, `hreflang` and number formats. */
  tag: string;
  /** Open Graph spelling: `en_US`. */
  openGraph: string;
}

/** Which languages there are, and which paths speak only the first. */
export interface Languages {
  /** The language of urls without a prefix. */
  default: string;
  all: Language[];
  /** `/blog` exempts itself and everything below it. */
  exempt: string[];
}

/** A fact about other people's packages that checks and sandboxes share. */
export interface DateAdapter {
  /** The library's npm package: `dayjs`. */
  package: string;
  /** The range a sandbox installs. */
  version: string;
}

/** What every project that a reader opens a demo as has, whatever the demo imports. */
export interface SandboxSettings {
  /** Packages that draw the page around a demo; versions are those that are installed. */
  packages: string[];
  /** Versions of packages that a package only works with, where they are not those installed: by both names. */
  together?: Record<string, Record<string, string>>;
}

/** What the content security policy of pages allows beyond the site itself. */
export interface SecuritySettings {
  /** Origins of scripts: `https://tag.example`. */
  scriptHosts?: string[];
  /** Origins that scripts may talk to. */
  connectHosts?: string[];
  /** Origins that forms may be sent to. */
  formHosts?: string[];
  /** Names of the Trusted Types policies that the site's code makes. */
  policies?: string[];
  /**
   * `Strict-Transport-Security` of every answer: `max-age=31536000; includeSubDomains`. Browsers hold the whole
   * host to it, and `preload` for years, so nothing is sent without this.
   */
  strictTransport?: string;
}

/** An icon that devices show for the site once it is installed. */
export interface SiteIcon {
  /** In the public folder: `icons/icon-192.png`. */
  file: string;
  /** `192x192`, or `any` for a drawing. */
  sizes: string;
  type: string;
  purpose?: 'any' | 'maskable' | 'monochrome';
}

/** What a device that installs the site shows (`manifest.webmanifest`, below `assets`). */
export interface WebAppManifest {
  name: string;
  /** Where there is little room. */
  shortName?: string;
  /** Colours of the window before the first page is drawn: `#ffffff`. */
  backgroundColor?: string;
  themeColor?: string;
  icons: SiteIcon[];
}

/** How the pages of a site answer those who search it. */
export interface SearchSettings {
  /** Paths whose pages answer after others, each with all below it: of older versions, of how to leave them. */
  last?: string[];
}

/** A product that the site documents. */
export interface SiteProduct {
  /** What front matter calls it. */
  id: string;
  name: string;
  /** Where its pages lie: each of these paths and all below it. Of several that fit, the longest counts. */
  paths?: string[];
  /** The npm package that its pages are about. */
  package?: string;
  /** A demo of it, relative to the root: what is begun with `xdocs new` begins as a copy of it. */
  firstDemo?: string;
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
  folders: {
    /** Page texts and demos: `<pages>/<pathname>/index.md`. */
    pages: string;
    /** `en.json`, `zh.json`. */
    translations: string;
    /**
     * Where it is written down which original each translated section was made from
     * (`xdocs translate accept` writes it); without it no translation goes out of date.
     */
    ledger?: string;
    /** Copied as it is into the output, below `assets`. */
    public: string;
    /** Source of the site's code, where interface words are asked for; without it they are not checked. */
    site?: string;
  };
  entries: {
    /** Exports a `ServerEntry` (contract/server-entry). */
    server: string;
    /** Browser script of every page. */
    client: string;
    /** Browser module that mounts demos; a site without demos has none. */
    demos?: string;
    /** Service worker; a site that names none gets none. `self.__WB_MANIFEST` is filled in. */
    serviceWorker?: string;
    /** Exports a `DemoServerEntry` (contract/page): draws a demo's static fallback. */
    demoServer?: string;
    /** Browser module that runs demos whose code a reader has changed, in a frame; without it there is nothing to change. */
    demoFrame?: string;
    /** Browser module with the editor of demos; it is fetched when somebody wants to change one. */
    demoEditor?: string;
    /** Script of that frame's page: it is handed `demoFrame` and all other modules as text. */
    demoFrameLoader?: string;
  };
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

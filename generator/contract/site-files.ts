/** Folders of a site. */
export interface SiteFolders {
  /** Page texts and demos: `<pages>/<pathname>/index.md`. */
  pages: string;
  /** `en.json`, `zh.json`. */
  translations: string;
  /**
   * The translation ledger: the version of the original for each translated section (written by `xdocs
   * translate accept`); without it no translation becomes outdated.
   */
  ledger?: string;
  /** Copied unchanged into the output, below `assets`. */
  public: string;
  /** Sources of the site's code, which use interface texts; without it these are not checked. */
  site?: string;
}

/** Modules of a site that the generator bundles, by purpose. */
export interface SiteEntries {
  /** Exports a `ServerEntry` (page/server-entry). */
  server: string;
  /** Browser script of every page. */
  client: string;
  /** Browser script of every page with demos, loaded beside `client`. */
  demoClient?: string;
  /** Browser module that mounts demos; optional without demos. */
  demos?: string;
  /** Service worker; optional. `self.__WB_MANIFEST` is replaced by the precache manifest. */
  serviceWorker?: string;
  /** Exports a `DemoServerEntry` (page/demo-server-entry), which prerenders demos. */
  demoServer?: string;
  /** Browser module that runs edited demos in a frame; without it demos cannot be edited. */
  demoFrame?: string;
  /** Browser module with the editor of demos, loaded on demand. */
  demoEditor?: string;
  /** Script of that frame's page: it receives `demoFrame` and all other modules as text. */
  demoFrameLoader?: string;
}

/** Folders of a site. */
export interface SiteFolders {
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
}

/** Modules of a site that the generator bundles, by what they are for. */
export interface SiteEntries {
  /** Exports a `ServerEntry` (page/server-entry). */
  server: string;
  /** Browser script of every page. */
  client: string;
  /** Browser module that mounts demos; a site without demos has none. */
  demos?: string;
  /** Service worker; a site that names none gets none. `self.__WB_MANIFEST` is filled in. */
  serviceWorker?: string;
  /** Exports a `DemoServerEntry` (page/demo-server-entry): draws a demo's static fallback. */
  demoServer?: string;
  /** Browser module that runs demos whose code a reader has changed, in a frame; without it there is nothing to change. */
  demoFrame?: string;
  /** Browser module with the editor of demos; it is fetched when somebody wants to change one. */
  demoEditor?: string;
  /** Script of that frame's page: it is handed `demoFrame` and all other modules as text. */
  demoFrameLoader?: string;
}

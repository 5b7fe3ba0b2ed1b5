/** Modules for Node that draw demos; absolute paths, named by what they contain. */
export interface DemoServer {
  /** Exports a `DemoServerEntry`. */
  entry: string;
  /** Module of each demo source file. */
  demos: Record<string, string>;
  /**
   * A hash of everything that a drawing depends on, by demo source file: its compiled sources, the sources that draw it, and
   * the installed packages. Module names are not part of it: they also change when packages are divided into other files.
   */
  states: Record<string, string>;
}

/** Urls of what edits demos and runs the changed code. */
export interface DemoFrame {
  /** The module with the editor. */
  editor: string;
  /** The frame's page. */
  page: string;
  /** Which exports of packages changed code may import, and from which file (published/package-table). */
  packages: string;
}

/** What the bundler made. Urls begin with a slash. */
export interface Assets {
  /** Files to write: the path below the output folder, and the current location. */
  files: { path: string; from: string; bytes: number }[];
  /** SHA-256 of the bytes of every file, in base64, by url. */
  digests: Record<string, string>;
  /** Folders of the packages that are part of these files, relative to the root. */
  packages: string[];
  /** The script of every page. */
  client: string;
  /** The script of every page with demos. */
  demoClient?: string;
  styles: string;
  demoRuntime?: string;
  /** Runs demos whose code a reader has changed; absent where the site has no editor. */
  demoFrame?: DemoFrame;
  /** Browser module of each demo source file, relative to the root. */
  demos: Record<string, string>;
  /** Urls that each script imports statically. */
  imports: Record<string, string[]>;
  /** Name of the compiled service worker in the store; a site may have none. */
  serviceWorker?: string;
  /** Absolute path of the module that exports a `ServerEntry`. */
  server: string;
  /** Draws demos at build time; absent for a site without demos. */
  demoServer?: DemoServer;
  beforePaint: string;
  /** The hash of everything above. */
  hash: string;
}

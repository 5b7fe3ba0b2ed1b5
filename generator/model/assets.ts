/** Modules for Node that draw demos; absolute paths, named by what they contain. */
export interface DemoServer {
  /** Exports a `DemoServerEntry`. */
  entry: string;
  /** Module of each demo source file. */
  demos: Record<string, string>;
  /**
   * What a drawing depends on, by demo source file: a hash of its compiled sources, of those that draw it and of all that
   * is installed. How packages are divided into files changes modules' names, but nothing that they do.
   */
  states: Record<string, string>;
}

/** What changes demos and runs them; urls. */
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
  /** Files to write: path below the output folder → where it lies now. */
  files: { path: string; from: string; bytes: number }[];
  /** SHA-256 of the bytes of every file, in base64, by url. */
  digests: Record<string, string>;
  /** Folders of the packages that are part of these files, relative to the root. */
  packages: string[];
  client: string;
  styles: string;
  demoRuntime?: string;
  /** What runs demos whose code a reader has changed; a site may have none of it. */
  demoFrame?: DemoFrame;
  /** Browser module of each demo source file, relative to the root. */
  demos: Record<string, string>;
  /** Urls that each script asks for as soon as it is loaded. */
  imports: Record<string, string[]>;
  /** Name of the compiled service worker in the store; a site may have none. */
  serviceWorker?: string;
  /** Absolute path of the module that exports a `ServerEntry`. */
  server: string;
  /** What draws demos at build time; a site without demos has none. */
  demoServer?: DemoServer;
  beforePaint: string;
  /** Of everything above. */
  hash: string;
}

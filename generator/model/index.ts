import type { Headers, MenuEntry, PageProps, Part, TocEntry } from '../contract/page';
import type { NavigationEntry, SiteDefinition } from '../contract/site';

export type * from './reference-facts';

/** A place in a source file; `line` and `column` count from 1, `file` is relative to the root. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** One mistake of a maintainer: collected, never thrown, so that one run shows all of them. */
export interface Problem {
  /** Permanent: people search for it and silence it by it. */
  code: string;
  severity: 'error' | 'warning';
  /** What happened, where, and why it matters. */
  message: string;
  /** What to do, with a "did you mean" where something is near. */
  hint: string;
  place?: Place;
  /** The lines around the place, when the one who found it had them at hand. */
  frame?: string;
}

/** A source file that is part of the definition, kept to point at lines. */
export interface Source {
  file: string;
  text: string;
}

/** Where an entry of the site was declared. */
export type Origin = 'navigation' | 'titles' | 'playground';

/** One page or group of the site, before languages. */
export interface Entry {
  pathname: string;
  from: Origin;
  declared: NavigationEntry;
  /** Pathnames of the groups above, outermost first. */
  parents: string[];
  kind: 'page' | 'group' | 'external';
}

/** A page's text in one language, found in the pages folder. */
export interface Text {
  pathname: string;
  language: string;
  /** Relative to the root. */
  file: string;
  /** Of its bytes. */
  hash: string;
  /** Of everything beside it that it may refer to: demos, their styles and data. */
  besideHash: string;
}

/** The words of one language: `translations/<code>.json`. */
export interface Translation {
  language: string;
  file: string;
  /** Undefined when the file does not exist or is not readable as JSON. */
  words: Record<string, unknown> | undefined;
  text: string;
}

/** What a definition and its folders hold. */
export interface Inventory {
  root: string;
  site: SiteDefinition;
  entries: Entry[];
  texts: Text[];
  /** Every file of the pages folder, relative to the root, sorted. */
  pageFiles: string[];
  /** Content hash of each of them. */
  hashes: ReadonlyMap<string, string>;
  /** Every file of the public folder, relative to it, sorted. */
  publicFiles: string[];
  translations: Translation[];
  /**
   * Which original each section of a translation was made from, by `<language> <pathname>`; absent where
   * the site keeps no such ledger.
   */
  ledger?: ReadonlyMap<string, Record<string, string>>;
  /** The day each text was last changed on, by file, as far as the repository's history tells: `2024-09-12`. */
  updated?: ReadonlyMap<string, string>;
  /** The definition's own source files. */
  sources: Source[];
  /** Source files of the site's code. */
  siteSources: Source[];
  /** What could not be collected. */
  problems: Problem[];
}

/** One page in one language; small, as it is what a thread is sent. */
export interface Route {
  language: string;
  pathname: string;
  url: string;
  /** Output file, relative to the output folder. */
  file: string;
  /** Words of the menu. */
  title: string;
  kind: 'page' | 'index' | 'reference' | 'not-found' | 'offline';
  /** The text it tells; another language than the route's is a fallback; absent is not written yet. */
  text?: Text;
}

/** A path that only leads elsewhere: a group to its first page. */
export interface Redirect {
  url: string;
  file: string;
  to: string;
}

/** All that would be built. */
export interface Routes {
  pages: Route[];
  /** Pages that stand in for others, in every language: for paths that do not exist, and without a network. */
  notFound: Route[];
  redirects: Redirect[];
  /** The menu of each language, whole. */
  menus: Record<string, MenuEntry[]>;
}

/** What a text says, language-free: loaded once, drawn for every language that shows it. */
export interface LoadedText {
  headers: Headers;
  parts: Part[];
  /** Pieces of HTML by slot number. */
  slots: string[];
  toc: TocEntry[];
  /** Critical rules of the demos' fallbacks. */
  styles: string;
  facts: TextFacts;
}

/** A link or image as an author wrote it. */
export interface Reference {
  target: string;
  place: Place;
}

/** A section of a text and, in a translation, how it stands to its original. */
export interface TextSection {
  /** Id of its heading; `(top)` is what stands above the first one. */
  id: string;
  /** Line of the file, from 0. */
  line: number;
  /** Of the section in the default language as it is now. */
  hash: string;
  state: 'original' | 'current' | 'outdated' | 'unrecorded';
}

/** What a loaded text tells the checks that need more than one page. */
export interface TextFacts {
  pathname: string;
  language: string;
  file: string;
  /** All ids a link may point at. */
  anchors: string[];
  links: Reference[];
  images: Reference[];
  /** Inline code that may be a name of the API: `BarChart`, `BarChart.layout`. */
  names: Reference[];
  /** Inline code that may be a member of what the page is about: `layout`, `series[].stack`. Each once. */
  members: string[];
  /** Mistakes that the text alone shows. */
  problems: Problem[];
  words: number;
  sections: TextSection[];
  /** Of the front matter, else of the text; empty when there is none. */
  title: string;
  description: string;
  /** Source files of the demos on the page, relative to the root: each is a browser module. */
  demoFiles: string[];
  /** Names that the demos import from packages. */
  imports: string[];
  /** Component markers, by their names. */
  placed: string[];
  /** The product that the front matter names, and where. */
  product?: Reference;
  /** Components and interfaces that the front matter says the page is about, as it lists them. */
  components: string[];
  /** Where it says so. */
  componentsPlace?: Place;
}

/** Modules for Node that draw demos; absolute paths, named by what they contain. */
export interface DemoServer {
  /** Exports a `DemoServerEntry`. */
  entry: string;
  /** Module of each demo source file. */
  demos: Record<string, string>;
}

/** What the bundler made. Urls begin with a slash. */
export interface Assets {
  /** Files to write: path below the output folder → where it lies now. */
  files: { path: string; from: string; bytes: number }[];
  client: string;
  styles: string;
  demoRuntime?: string;
  /** Browser module of each demo source file, relative to the root. */
  demos: Record<string, string>;
  /** Urls that each script asks for as soon as it is loaded. */
  imports: Record<string, string[]>;
  /** Absolute path of the module that exports a `ServerEntry`. */
  server: string;
  /** What draws demos at build time; a site without demos has none. */
  demoServer?: DemoServer;
  beforePaint: string;
  /** Of everything above. */
  hash: string;
}

/** A page ready to be drawn. */
export interface Page {
  route: Route;
  props: PageProps;
  slots: string[];
  /** Rules that the text brings along. */
  styles: string;
}

/** A finished file of the output. */
export interface OutputFile {
  /** Relative to the output folder, with `/`. */
  path: string;
  contents: string;
}

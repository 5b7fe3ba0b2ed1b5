import type { Slot } from './marks';
import type { Plan } from './plan';
import type { ReferencePage } from './reference';

/** One line of the menu as a page draws it: only the open branch brings its `children`. */
export interface MenuEntry {
  title: string;
  /** A group leads to its first page. */
  url: string;
  pathname: string;
  plan?: Plan;
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
  /** A label that is always open. */
  subheader?: boolean;
  /** A group whose children are not drawn here: they stand in the language's menu file. */
  closed?: boolean;
  children?: MenuEntry[];
}

export interface Neighbour {
  title: string;
  url: string;
}

/** A heading of the page (h2, h3). `title` is plain text. */
export interface TocEntry {
  hash: string;
  title: string;
  level: 2 | 3;
}

/** Facts an author writes above a page (front matter). */
export interface Headers {
  title?: string;
  description?: string;
  /** The sentence below the title: `<p class="description">`, as plain text. */
  lead?: string;
  productId?: string;
  components: string[];
  hooks: string[];
  packageName?: string;
  githubLabel?: string;
  waiAria?: string;
  materialDesign?: string;
  githubSource?: string;
  cardTitle?: string;
  cardDescription?: string;
}

/** One file of a demo as it is shown: highlighted lines in a slot, the plain text beside it. */
export interface DemoFile {
  /** `BasicPie.tsx`, or a relative module's name. */
  name: string;
  /** Highlighted code. */
  html: Slot;
}

export interface DemoVariant {
  language: 'TS' | 'JS';
  styling: 'system' | 'tailwind' | 'css';
  files: DemoFile[];
  /** Modules of packages that its files import, as they are written: `@garden/seeds/SeedTray`. Sorted. */
  imports?: string[];
  /** What a project needs to run it, each as `name@version`, types too; absent where it cannot run elsewhere. */
  packages?: string[];
}

export interface DemoOptions {
  hideToolbar?: boolean;
  defaultCodeOpen?: boolean;
  bg?: 'inline' | 'outlined' | 'gradient' | 'playground' | boolean;
  iframe?: boolean;
  maxWidth?: number | string;
  height?: number | string;
  disableAd?: boolean;
  disableLiveEdit?: boolean;
  hideEditButton?: boolean;
}

export interface Demo {
  /** `BasicPie`: the anchor, and the name in deep links. */
  name: string;
  options: DemoOptions;
  /** System first, TS before JS. */
  variants: DemoVariant[];
  /** Collapsed source: at most 16 lines of the returned JSX, highlighted. */
  preview?: Slot;
  /** The same in its other stylings. */
  styledPreviews?: Partial<Record<DemoVariant['styling'], Slot>>;
  /** What the component draws on a server; absent when that is nothing at all. */
  fallback?: Slot;
  /** Whether a reader sees something of it, or it only takes the room that the demo will need. */
  fallbackShows?: 'picture' | 'place';
  /** Browser module, by styling; its default export is the component. */
  modules: Partial<Record<DemoVariant['styling'], string>>;
  /** Source file, relative to the repository. */
  source: string;
}

export interface CodeTab {
  tab: string;
  language: string;
  html: Slot;
}

/** A page's text in the order of reading. */
export type Part =
  | { kind: 'html'; html: Slot }
  | { kind: 'demo'; demo: Demo }
  | { kind: 'component'; component: string; props: Record<string, unknown> }
  | { kind: 'codeblock'; tabs: CodeTab[]; storageKey?: string }
  /** The section that lists the components of the front matter, where the text has none: each as code that links. */
  | { kind: 'api'; components: Slot[] }
  /** What follows is older than its original: `anchor` is the section's there, empty for the page's beginning. */
  | { kind: 'outdated'; anchor: string };

/** What a page says. */
export type Content =
  | {
      kind: 'text';
      /** The language the words are in; another one than the page's is an honest fallback. */
      textLanguage: string;
      headers: Headers;
      parts: Part[];
      toc: TocEntry[];
      /** Source file, relative to the repository. */
      location: string;
    }
  | { kind: 'index'; entries: MenuEntry[] }
  | { kind: 'reference'; reference: ReferencePage }
  | { kind: 'unwritten' }
  | { kind: 'not-found' }
  | { kind: 'offline' };

/** Words of the interface by key: `interface` of a language's file, flat. */
export type InterfaceWords = Record<string, string>;

/** The picture that a page names as its own. */
export interface PagePicture {
  url: string;
  alt: string;
}

/** Everything one page is drawn from: plain data, nothing else is asked for while drawing. */
export interface PageProps {
  userLanguage: string;
  /** The interface words of the page's language and of the default one, by language code. */
  words: Record<string, InterfaceWords>;
  pathname: string;
  url: string;
  /** Words of the menu for this page. */
  navigationTitle: string;
  /** Words of the page: of its front matter, else of the menu. */
  title: string;
  description: string;
  content: Content;
  menu: MenuEntry[];
  /** Nearest last; the page itself is not among them. */
  parents: MenuEntry[];
  previous?: Neighbour;
  next?: Neighbour;
  /** The day the text was last changed on: `2024-09-12`. Absent where no history tells. */
  lastUpdated?: string;
  plan?: Plan;
  planned?: boolean;
  unstable?: boolean;
  /** This page's url in every language; `real` where its text is written in that language. */
  translations: { language: string; url: string; real: boolean }[];
  /** What is shown where a link to it is shared; absent in a build that draws no pictures. */
  picture?: PagePicture;
}

/** What stands where a demo will be. */
export interface DemoDrawing {
  html: string;
  /** The same where the page is narrow, when it is another one there. */
  narrow?: string;
  /** The rules of both. */
  styles: string;
}

/** Draws a demo as it stands after its effects; undefined where the picture could differ from the living demo. */
export type DrawMounted = (component: unknown) => Promise<DemoDrawing | undefined>;

/** Draws a demo once for all languages. */
export interface DemoServerEntry {
  renderDemo: (component: unknown) => DemoDrawing | Promise<DemoDrawing>;
  /** Draws what a server draws nothing of. A site need not have it. */
  browser?: DrawingBrowser;
}

/** What looks like a browser to a demo. */
export interface DrawingBrowser {
  /** Whether a demo that imports these modules is worth being mounted in it, which takes long. */
  draws: (imports: readonly string[]) => boolean;
  /**
   * Makes a browser of the process that it is called in, and gives what draws demos there. It is called before any
   * demo is loaded, and in a process that does nothing else.
   */
  open: () => Promise<DrawMounted>;
}

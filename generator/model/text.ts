import type { Headers, Part, TocEntry } from '../page/content';
import type { Fence } from './fence';
import type { Place, Problem } from './problem';

/** The content of a text, independent of the language of the page: loaded once, drawn for every language that shows it. */
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

/** A component marker. */
export interface PlacedComponent {
  component: string;
  /** Other options of the marker. */
  options: Record<string, unknown>;
  place: Place;
  /** The texts among its options. */
  words: Reference[];
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
  /** Whether none of it is in the language of its page. */
  untranslated?: boolean;
}

/** Facts about a text for checks that need more than one page. */
export interface TextFacts {
  pathname: string;
  language: string;
  file: string;
  /** All ids a link may point at. */
  anchors: string[];
  links: Reference[];
  images: Reference[];
  /** Inline code that may be a name of the API: `SeedTray`, `SeedTray.layout`. */
  names: Reference[];
  /** Inline code that may be a member of what the page is about: `layout`, `series[].stack`; and what its API section lists. Each once. */
  members: string[];
  /** Problems that can be found in this text alone. */
  problems: Problem[];
  words: number;
  sections: TextSection[];
  /** From the front matter, else from the first heading; empty when there is none. */
  title: string;
  description: string;
  /** Source files of the demos on the page, relative to the root: each is a browser module. */
  demoFiles: string[];
  /** Modules of packages that each of them imports, by its source file. */
  demoImports: Record<string, string[]>;
  /** Its code in TypeScript. */
  fences: Fence[];
  /** How its demos import what they use from packages, by name. */
  statements: Record<string, string>;
  /** Names that the demos import from packages. */
  imports: string[];
  /** Component markers. */
  placed: PlacedComponent[];
  /** The product that the front matter names, and where. */
  product?: Reference;
  /** Components and interfaces that the front matter lists: the subjects of the page. */
  components: string[];
  /** The place of that list. */
  componentsPlace?: Place;
}

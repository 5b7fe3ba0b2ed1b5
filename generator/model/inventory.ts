import type { NavigationEntry } from '../contract/navigation';
import type { SiteDefinition } from '../contract/site';
import type { Problem } from './problem';

/** A source file of the definition, kept so that problems can point at its lines. */
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
  /** Set when the file does not exist. */
  isMissing?: true;
}

/** The content of a definition and its folders. */
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
   * The hash of the original from which each section of a translation was made, by `<language> <pathname>`; absent where the
   * site has no ledger.
   */
  ledger?: ReadonlyMap<string, Record<string, string>>;
  /** The day of the last change of each text, by file, from the Git history: `2024-09-12`; absent without Git. */
  updated?: ReadonlyMap<string, string>;
  /** The definition's own source files. */
  sources: Source[];
  /** Source files of the site's code. */
  siteSources: Source[];
  /** Problems found while collecting. */
  problems: Problem[];
}

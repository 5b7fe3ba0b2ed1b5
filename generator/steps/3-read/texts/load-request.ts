import type { Languages } from '../../../contract/languages';
import type { Text } from '../../../model';

/** The inputs for loading one text. */
export interface LoadRequest {
  /**
   * Every text that may be read, by file relative to the root: the page's own, its original, and files beside
   * them.
   */
  sources: Readonly<Record<string, string>>;
  text: Text;
  /**
   * The same page in the default language, whose heading ids a translation uses; absent for that language.
   */
  english?: Text;
  /** The hash of the original of each section of this translation, from the ledger; absent without a ledger. */
  accepted?: Record<string, string>;
  /** Names of the site's component markers. */
  components: string[];
  /** Files of the page's folder, relative to the root: a text can show only these. */
  besideFiles: string[];
  /** Files of other folders that these import, relative to the root: shared data, demos of other pages. */
  sharedFiles?: string[];
  /** Determines which internal links get a language prefix. */
  languages: Languages;
  /** Paths of the same host that another deployment serves. */
  elsewhere?: string[];
  /** The prefix of every address of the site. */
  base?: string;
  /** The branch for `{url}/blob/-/…` in a text. */
  repository: { url: string; branch: string };
}

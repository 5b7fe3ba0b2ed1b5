import type { MenuEntry } from '../page/menu';
import type { Text } from './inventory';

/** One page in one language. Small, because it is sent to threads. */
export interface Route {
  language: string;
  pathname: string;
  url: string;
  /** Output file, relative to the output folder. */
  file: string;
  /** The title in the menu. */
  title: string;
  kind: 'page' | 'index' | 'reference' | 'not-found' | 'offline';
  /** Its text; in another language than the route it is a fallback; absent where no text is written yet. */
  text?: Text;
  /** Whether its menu contains the branch of the title table. */
  withTitles?: boolean;
}

/** A path that redirects: a group to its first page. */
export interface Redirect {
  url: string;
  file: string;
  to: string;
}

/** All that would be built. */
export interface Routes {
  pages: Route[];
  /** Pages for missing paths and for readers without a network, in every language. */
  notFound: Route[];
  redirects: Redirect[];
  /** The complete menu of each language. */
  menus: Record<string, MenuEntry[]>;
  /** The branch of the title table in each language; empty where there is none. */
  titleBranches: Record<string, MenuEntry[]>;
}

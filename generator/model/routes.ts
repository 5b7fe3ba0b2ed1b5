import type { MenuEntry } from '../page/menu';
import type { Text } from './inventory';

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
  /** Its menu has the branch of the title table. */
  withTitles?: boolean;
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
  /** The branch of the title table in each language; empty where there is none. */
  titleBranches: Record<string, MenuEntry[]>;
}

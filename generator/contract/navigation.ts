import type { Plan } from './plan';

/** One line of the menu: a page, or a group with `children` (RULES §3). */
export interface NavigationEntry {
  /** Path without language prefix and without trailing slash. May end in `{docsTab}`. */
  pathname: string;
  /** Words of the menu; derived from `subheader` or `pathname` when absent. */
  title?: string;
  children?: NavigationEntry[];
  /** Makes a group a label that is always open instead of something to unfold. */
  subheader?: string;
  plan?: Plan;
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
}

/** A path outside the menu; its words stand in the translations under `pages`. */
export interface TitleEntry {
  pathname: string;
  /** A link to another site: it has a title and no page. */
  external?: boolean;
}

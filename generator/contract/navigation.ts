import type { Plan } from './plan';

/** An entry of the menu: a page, or a group with `children` (RULES §3). */
export interface NavigationEntry {
  /** Path without language prefix and without trailing slash. May end in `{docsTab}`. */
  pathname: string;
  /** Title in the menu; derived from `subheader` or `pathname` when absent. */
  title?: string;
  children?: NavigationEntry[];
  /** Makes a group a label that is always open. */
  subheader?: string;
  plan?: Plan;
  newFeature?: boolean;
  planned?: boolean;
  unstable?: boolean;
}

/** A path outside the menu; its title is in the translations under `pages`. */
export interface TitleEntry {
  pathname: string;
  /** A link to another site, with a title and without a page. */
  external?: boolean;
}

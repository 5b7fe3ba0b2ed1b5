/** A product that the site documents. */
export interface SiteProduct {
  /** What front matter calls it. */
  id: string;
  name: string;
  /** Where its pages lie: each of these paths and all below it. Of several that fit, the longest counts. */
  paths?: string[];
  /** The npm package that its pages are about. */
  package?: string;
  /** A demo of it, relative to the root: what is begun with `xdocs new` begins as a copy of it. */
  firstDemo?: string;
}

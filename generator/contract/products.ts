/** A product that the site documents. */
export interface SiteProduct {
  /** Its id in front matter. */
  id: string;
  name: string;
  /** Paths of its pages: each includes everything below it. The longest matching path is used. */
  paths?: string[];
  /** The npm package that its pages document; a search for its name finds them first. */
  package?: string;
  /** One of its demos, relative to the root: `xdocs new` creates pages with a copy of it. */
  firstDemo?: string;
}

/** The marker that lists the pages below its own, or those it names: `{{"component": "SectionPages"}}`. */
export const SECTION_PAGES = 'SectionPages';

/** A page as others list it. */
export interface ListedPage {
  pathname: string;
  title: string;
  url: string;
  description?: string;
  /** The language of the description, where that is not the page's. */
  language?: string;
}

/** What the generator gives the marker. */
export interface SectionPagesData {
  kind: 'pages';
  pages: ListedPage[];
}

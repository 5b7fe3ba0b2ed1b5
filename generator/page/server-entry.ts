import type { PageProps } from './page';
import type { PictureEntry } from './picture';

/** What the site makes of a page: plain strings; scripts and shared styles are the generator's to add. */
export interface Rendered {
  head: string;
  /** Critical rules of this page. */
  styles: string;
  body: string;
  htmlAttributes: Record<string, string>;
}

/** What a page says and nothing to press: its Markdown page is made of it. */
export interface PlainPage {
  /** The page's heading, as plain text. */
  title: string;
  /** What it is about, as plain text; empty where nobody says it. */
  description: string;
  /** Headings, text, lists, tables, links and code from the first heading on; slots as in a body. */
  html: string;
}

/** The whole border between generator and site, at build time. */
export interface ServerEntry {
  render: (props: PageProps) => Rendered;
  /** What a component says where a text places it, for the search; a site need not tell. */
  searchWords?: (component: string, props: Record<string, unknown>, language: string) => string;
  /** The same page for programs and for readers who take it along. Without it, all that stands in `<main>` is taken. */
  renderPlain?: (props: PageProps) => PlainPage;
  /** How pages look where links to them are shared; asked for by `build --pictures` alone. */
  picture?: PictureEntry;
  /** Rules that every page shares: one immutable file. */
  sharedStyles: () => string;
  /** Blocking script of the head, before first paint. */
  beforePaint: () => string;
}

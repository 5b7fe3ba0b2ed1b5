import type { PageProps } from './page';
import type { PictureEntry } from './picture';

/** A rendered page as plain strings; the generator adds scripts and shared styles. */
export interface Rendered {
  head: string;
  /** Critical styles of this page. */
  styles: string;
  body: string;
  htmlAttributes: Record<string, string>;
}

/** A page without interactive elements, for its Markdown page. */
export interface PlainPage {
  /** The page's heading, as plain text. */
  title: string;
  /** The description, as plain text; may be empty. */
  description: string;
  /** Headings, text, lists, tables, links and code from the first heading on; slots as in a body. */
  html: string;
}

/** The complete interface between generator and site, at build time. */
export interface ServerEntry {
  render: (props: PageProps) => Rendered;
  /** The searchable text of a component that a text embeds; optional. */
  searchWords?: (component: string, props: Record<string, unknown>, language: string) => string;
  /** Renders the plain page for programs. Without it, the content of `<main>` is used. */
  renderPlain?: (props: PageProps) => PlainPage;
  /** Renders social images of pages; used by `build --pictures` only. */
  picture?: PictureEntry;
  /** Styles of all pages: one immutable file. */
  sharedStyles: () => string;
  /** Blocking script of the head, before the first paint. */
  beforePaint: () => string;
}

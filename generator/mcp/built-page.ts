/** A page of a built site that has a Markdown page, as `llms.txt` lists it. */
export interface BuiltPage {
  /** Absolute address. */
  url: string;
  /** Path of its Markdown in the output: `/start/index.md`. */
  file: string;
  title: string;
  /** The section of `llms.txt` that lists it: a product or another part of the site. */
  section: string;
  description: string;
}

/** The pages of one language. */
export interface BuiltLanguage {
  /** The language prefix of its addresses: empty for the default language, else `zh`. */
  code: string;
  /** BCP 47 tag, from its pages. */
  tag: string;
  /** Path of the manifest of its search, without base. */
  search: string;
  pages: BuiltPage[];
}

/** Reads the Markdown of a page. */
export type ReadMarkdown = (page: Pick<BuiltPage, 'file'>) => Promise<string>;

/** A page of a built site that has a Markdown page, as `llms.txt` lists it. */
export interface BuiltPage {
  /** Absolute address. */
  url: string;
  /** Path of its Markdown in the output: `/start/index.md`. */
  file: string;
  title: string;
  /** Of the product, or the other part of the site, that it is listed under. */
  section: string;
  description: string;
}

/** The pages of one language. */
export interface BuiltLanguage {
  /** What its addresses begin with: nothing for the default one, else `zh`. */
  code: string;
  /** BCP 47 tag, as its pages say it. */
  tag: string;
  /** Path of the manifest of its search, without base. */
  search: string;
  pages: BuiltPage[];
}

/** Gives the Markdown of a page. */
export type ReadMarkdown = (page: Pick<BuiltPage, 'file'>) => Promise<string>;

/** A language of the site. */
export interface Language {
  /** The prefix of its URLs, and the file name of its translations. */
  code: string;
  /** Its name in the language itself. */
  name: string;
  /** BCP 47 tag for `lang`, `hreflang` and number formats. */
  tag: string;
  /** Open Graph spelling: `en_US`. */
  openGraph: string;
}

/** All languages, and the paths that exist in the default language only. */
export interface Languages {
  /** The language of URLs without a prefix. */
  default: string;
  all: Language[];
  /** `/blog` excludes itself and everything below it. */
  exempt: string[];
}

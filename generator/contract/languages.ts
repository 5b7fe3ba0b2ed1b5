/** A language of the site. */
export interface Language {
  /** The prefix of its urls, and the file name of its translations. */
  code: string;
  /** What its own speakers call it. */
  name: string;
  /** BCP 47 tag for `lang`, `hreflang` and number formats. */
  tag: string;
  /** Open Graph spelling: `en_US`. */
  openGraph: string;
}

/** Which languages there are, and which paths speak only the first. */
export interface Languages {
  /** The language of urls without a prefix. */
  default: string;
  all: Language[];
  /** `/blog` exempts itself and everything below it. */
  exempt: string[];
}

/** Words by language code; where a language has none, those of the default language. */
export type FeedWords = Record<string, string>;

/** One piece of news. */
export interface FeedItem {
  /** Where the page tells it: `7-18-0`. Permanent, as readers know the piece by it. */
  anchor: string;
  /** The day it came out: `2024-09-20`. */
  date: string;
  title: FeedWords;
  /** Markdown; links of this site by their path. */
  text: FeedWords;
}

/** News for feed readers in every language, as Atom and as JSON beside the page that tells the same. */
export interface SiteFeed {
  pathname: string;
  title: FeedWords;
  /** The newest first. */
  items: FeedItem[];
}

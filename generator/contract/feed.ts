/** Texts by language code; the default language is the fallback. */
export type FeedWords = Record<string, string>;

/** An item of a feed. */
export interface FeedItem {
  /** The anchor on the page: `7-18-0`. Permanent, because feed readers identify the item by it. */
  anchor: string;
  /** The date of publication: `2024-09-20`. */
  date: string;
  title: FeedWords;
  /** Markdown; links of this site by their path. */
  text: FeedWords;
}

/** A feed in every language, as Atom and JSON, beside the page with the same content. */
export interface SiteFeed {
  pathname: string;
  title: FeedWords;
  /** Newest first. */
  items: FeedItem[];
}

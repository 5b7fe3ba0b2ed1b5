/** A feed in one language; all URLs are absolute. */
export interface Feed {
  /** BCP 47. */
  language: string;
  title: string;
  author: string;
  /** The page with the same items. */
  page: string;
  /** URLs of the feed itself. */
  own: { atom: string; json: string };
  /** Newest first. */
  items: FeedEntry[];
}

/** An item of a feed. Its URL is its id for feed readers. */
export interface FeedEntry {
  url: string;
  /** RFC 3339. */
  date: string;
  title: string;
  html: string;
}

/** A feed in one language; all addresses are whole. */
export interface Feed {
  /** BCP 47. */
  language: string;
  title: string;
  author: string;
  /** The page that tells the same. */
  page: string;
  /** Where the feed itself lies. */
  own: { atom: string; json: string };
  /** The newest first. */
  items: FeedEntry[];
}

/** One piece of news. Its address is what readers know it by. */
export interface FeedEntry {
  url: string;
  /** RFC 3339. */
  date: string;
  title: string;
  html: string;
}

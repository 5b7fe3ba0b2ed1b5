import type { Feed } from './feed';

/** A feed as JSON Feed 1.1 (jsonfeed.org). */
export function jsonFeed({ language, title, author, page, own, items }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: own.json,
    language,
    authors: [{ name: author }],
    items: items.map(({ url, title: name, date, html }) => ({
      id: url,
      url,
      title: name,
      date_published: date,
      content_html: html,
    })),
  };
  return `${JSON.stringify(feed, null, 1)}\n`;
}

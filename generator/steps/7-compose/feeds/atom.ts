import { element, elementWith, emptyElement, xmlDocument } from '../xml';
import type { Feed, FeedEntry } from './feed';

/**
 * A feed in Atom 1.0 (RFC 4287). Its date is that of its newest entry, so that equal items give equal bytes.
 */
export function atomFeed({ language, title, author, page, own, items }: Feed): string {
  const [newest] = items
    .map(({ date }) => date)
    .sort()
    .reverse();
  return xmlDocument(
    elementWith('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language }, [
      element('id', page),
      element('title', title),
      element('updated', newest ?? '1970-01-01T00:00:00Z'),
      emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: own.atom }),
      emptyElement('link', { rel: 'alternate', type: 'text/html', href: page }),
      elementWith('author', {}, [element('name', author)]),
      ...items.map(entry),
    ]),
  );
}

function entry({ url, title, date, html }: FeedEntry): string {
  return elementWith('entry', {}, [
    element('id', url),
    element('title', title),
    element('updated', date),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: url }),
    element('content', html, { type: 'html' }),
  ]);
}

import type { StoredPage } from './stored-pages';

/** Marks the place of the list in the page that stands in for others (page/OfflinePage.tsx). */
export const STORED_PAGES = 'stored-pages';

/** The empty place, with its words in the language of the page. */
const PLACE = new RegExp(
  `(<section[^>]* data-x="${STORED_PAGES}" data-title="([^"]*)" data-none="([^"]*)">)(</section>)`,
);

/** The offline page with a list of what can be read, or a sentence where that is nothing. */
export async function offerStoredPages(page: Response, pages: StoredPage[]): Promise<Response> {
  const html = (await page.text()).replace(
    PLACE,
    (_, start: string, title: string, none: string, end: string) =>
      start +
      (pages.length > 0 ? `<h2>${title}</h2><ul>${pages.map(line).join('')}</ul>` : `<p>${none}</p>`) +
      end,
  );
  const headers = new Headers(page.headers);
  // They told of the bytes that were there before.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { headers });
}

/** A path has no quotes and no brackets, as urls write them otherwise. */
function line({ pathname, title }: StoredPage): string {
  return `<li><a href="${pathname.replaceAll('&', '&amp;')}">${title}</a></li>`;
}

import type { StoredPage } from './stored-pages';

/** Marks the place of the list in the offline page (page/OfflinePage.tsx). */
export const STORED_PAGES = 'stored-pages';

/** The empty place, with its texts in the language of the page. */
const PLACE = new RegExp(
  `(<section[^>]* data-x="${STORED_PAGES}" data-title="([^"]*)" data-none="([^"]*)">)(</section>)`,
);

/** Adds a list of the stored pages to the offline page, or a sentence without any. */
export async function offerStoredPages(page: Response, pages: StoredPage[]): Promise<Response> {
  const html = (await page.text()).replace(
    PLACE,
    (_, start: string, title: string, none: string, end: string) =>
      start +
      (pages.length > 0 ? `<h2>${title}</h2><ul>${pages.map(line).join('')}</ul>` : `<p>${none}</p>`) +
      end,
  );
  const headers = new Headers(page.headers);
  // They describe the original bytes.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { headers });
}

/** Paths contain no quotes and no brackets, which URLs encode. */
function line({ pathname, title }: StoredPage): string {
  return `<li><a href="${pathname.replaceAll('&', '&amp;')}">${title}</a></li>`;
}

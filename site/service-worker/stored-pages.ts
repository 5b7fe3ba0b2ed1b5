/** A page that can be read offline. */
export interface StoredPage {
  pathname: string;
  /** HTML of the page's own title, escaped. */
  title: string;
}

/** The title is at the beginning of a page; a response without one there is not a page of this site. */
const HEAD_LENGTH = 16_384;

/** All pages of the site in a cache, the last stored one first. */
export async function storedPages(cache: Cache, isPage: (url: URL) => boolean): Promise<StoredPage[]> {
  const requests = (await cache.keys()).filter(({ url }) => isPage(new URL(url))).reverse();
  const pages = await Promise.all(
    requests.map(async (request) => {
      const title = titleIn(await headOf(await cache.match(request)));
      return title === undefined ? [] : [{ pathname: new URL(request.url).pathname, title }];
    }),
  );
  return pages.flat();
}

function titleIn(head: string): string | undefined {
  return /<title>([^<]+)<\/title>/.exec(head)?.[1];
}

/** Reads the beginning only, because there may be many large pages. */
async function headOf(response: Response | undefined): Promise<string> {
  const reader = response?.body?.getReader();
  const decoder = new TextDecoder();
  let head = '';
  while (reader && head.length < HEAD_LENGTH) {
    const { value, done } = await reader.read();
    if (done) break;
    head += decoder.decode(value, { stream: true });
    if (titleIn(head) !== undefined) break;
  }
  await reader?.cancel();
  return head;
}

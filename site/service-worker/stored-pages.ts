/** A page that can be read without a network. */
export interface StoredPage {
  pathname: string;
  /** As it stands in the page's own HTML, escaped. */
  title: string;
}

/** Pages have their title at their beginning; what has none so far is none of ours. */
const HEAD_LENGTH = 16_384;

/** All pages in a cache, the one that was stored last first. */
export async function storedPages(cache: Cache): Promise<StoredPage[]> {
  const requests = [...(await cache.keys())].reverse();
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

/** A page may be large, and there may be many: the rest of it stays where it is. */
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

import { urlOfFile } from '../contract/url';
import {
  type AskedPath,
  headersFor,
  type Lead,
  leadFor,
  parseHeaders,
  parseRedirects,
} from '../dev-server/host-rules';
import type { Inventory, Routes } from '../model';
import { redirectsFile } from '../steps/7-compose/host-files';
import { type LiveFiles, typeOf } from './live-files';

/** What a server needs of a site that is in memory. */
export interface ServedSite {
  /** Where the site begins: `/`, or its base. */
  root: string;
  /** Url of the page for what is missing. */
  notFound: string;
  /** The headers a host would send with a path. */
  headers(pathname: string): Record<string, string>;
  /** Where a host would lead a request instead of answering it. */
  leadsTo(target: AskedPath): Promise<Lead | undefined>;
  /** The file of a url path, or undefined when the site has none. */
  read(pathname: string): Promise<{ contents: string | Buffer; type: string } | undefined>;
}

/** What is found at a url path. */
type Read = (pathname: string) => Promise<string | Buffer | undefined>;

/** Serves `files`, and before and after them what is made when somebody asks for it. */
export function serveSite(
  { inventory: { site }, routes }: { inventory: Pick<Inventory, 'site'>; routes: Routes },
  files: LiveFiles | undefined,
  made: { before: Read; after?: Read },
): ServedSite {
  const own = (file: string) => urlOfFile(file, site);
  const urls = new Set([...routes.pages, ...routes.notFound].map(({ url }) => url));
  const rules = parseRedirects(redirectsFile(routes.redirects).contents);
  const headers = parseHeaders(files?.headers ?? '');
  return {
    root: own('index.html'),
    notFound: own('404.html'),
    headers: (pathname) => headersFor(pathname, headers),
    leadsTo: (target) => leadFor(target, { rules, hasFile: (pathname) => urls.has(pathname) }),
    read: async (pathname) => {
      const page = await made.before(pathname);
      const contents = page ?? files?.read(pathname) ?? (await made.after?.(pathname));
      return contents === undefined ? undefined : { contents, type: typeOf(pathname) };
    },
  };
}

/** A page that shows what is wrong, and what changes: by a script that runs before its own ones. */
export function withOverlay(html: string): string {
  return html.replace('<head>', '<head><script type="module" src="/__xdocs/overlay.js"></script>');
}

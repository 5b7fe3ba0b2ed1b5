import { urlOfFile } from '../contract/url';
import {
  type RequestedPath,
  headersFor,
  type Lead,
  leadFor,
  parseHeaders,
  parseRedirects,
} from '../dev-server/host-rules';
import type { Inventory, Routes } from '../model';
import { redirectsFile } from '../steps/7-compose/host-files';
import { type LiveFiles, typeOf } from './live-files';

/** A site in memory, as a server uses it. */
export interface ServedSite {
  /** Where the site begins: `/`, or its base. */
  root: string;
  /** Url of the page for missing paths. */
  notFound: string;
  /** The headers that a host would send for a path. */
  headers(pathname: string): Record<string, string>;
  /** The redirect that a host would send for a request, if any. */
  leadsTo(target: RequestedPath): Promise<Lead | undefined>;
  /** The file of a decoded url path, or undefined when the site has none. */
  read(pathname: string): Promise<{ contents: string | Buffer; type: string } | undefined>;
}

/** Reads the contents at a url path. */
type Read = (pathname: string) => Promise<string | Buffer | undefined>;

/** Serves files, and contents that are made on request. */
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
    leadsTo: (target) =>
      leadFor(target, { rules, hasFile: (pathname) => urls.has(decodeURIComponent(pathname)) }),
    read: async (pathname) => {
      const page = await made.before(pathname);
      const contents = page ?? files?.read(pathname) ?? (await made.after?.(pathname));
      return contents === undefined ? undefined : { contents, type: typeOf(pathname) };
    },
  };
}

/** Adds the script of the dev overlay, which shows problems and reloads changes, before the scripts of a page. */
export function withOverlay(html: string): string {
  return html.replace('<head>', '<head><script type="module" src="/__xdocs/overlay.js"></script>');
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { headersFor, parseHeaders } from '../dev-server/host-rules';
import type { Problem, Route } from '../model';
import { openReference } from '../steps/3-read/reference/open-reference';
import { markdownFiles } from '../steps/3-read/texts/markdown-files';
import { siteFiles } from '../steps/7-compose/site-files';
import { type BundledSite, bundleSite } from './bundle-site';
import { checkDemoTypes } from './check-demo-types';
import type { Workshop } from './context';
import { type Examined, examine } from './examine';
import { makePage } from './render-page';

/** A site as it is now, in memory: pages are drawn when somebody asks for them. */
export interface LiveSite {
  problems: Problem[];
  /** What is wrong with the types of demos and with the reference: takes seconds after a change. */
  typeProblems(): Promise<Problem[]>;
  /** The headers a host would send with a path. */
  headers(pathname: string): Record<string, string>;
  /** The file of a url path, or undefined when the site has none. */
  read(pathname: string): Promise<{ contents: string | Buffer; type: string } | undefined>;
}

/** Everything up to drawing; cheap when little changed, as all of it is remembered. */
export async function liveSite(workshop: Workshop): Promise<LiveSite> {
  const examined = await examine(workshop);
  const { bundled, problems } = await bundleSite(workshop, examined, 'left out');
  const files = bundled ? fixedFiles(examined, bundled) : new Map<string, () => string | Buffer>();
  const headers = parseHeaders(String(files.get('/_headers')?.() ?? ''));
  const pages = new Map(
    [...examined.routes.pages, ...examined.routes.notFound].map((route) => [route.url, route]),
  );
  const opened = memoised(async () => openReference({ examined, read: await examined.reading }));
  return {
    problems: [...examined.problems, ...problems],
    headers: (pathname) => headersFor(pathname, headers),
    typeProblems: async () => [
      ...(await opened()).problems,
      ...(await checkDemoTypes(examined.inventory, workshop.cache)),
    ],
    read: async (pathname) => {
      const route = pages.get(pathname);
      if (route && bundled) {
        // Reading the packages takes seconds: only pages that show them wait for it.
        const { reference } = showsReference(route, examined) ? await opened() : {};
        const html = await makePage({ workshop, examined, ...bundled, reference }, route);
        return { contents: withOverlay(html), type: 'text/html; charset=utf-8' };
      }
      const file = files.get(pathname);
      return file && { contents: file(), type: typeOf(pathname) };
    },
  };
}

function showsReference({ kind, text }: Route, { inventory, known }: Examined): boolean {
  if (kind === 'reference') return true;
  const placed = (text && known.get(text.file)?.facts.placed) ?? [];
  const products = inventory.site.reference?.products ?? [];
  return products.some(({ catalogues = [] }) => catalogues.some(({ name }) => placed.includes(name)));
}

/** Packages are read once for all pages that need them. */
function memoised<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function withOverlay(html: string): string {
  return html.replace('</body>', '<script type="module" src="/__xdocs/overlay.js"></script></body>');
}

/** Files that are not pages, by url path. */
function fixedFiles(
  examined: Examined,
  { assets, filesOfPage }: BundledSite,
): Map<string, () => string | Buffer> {
  const { root, site, publicFiles } = examined.inventory;
  return new Map<string, () => string | Buffer>([
    ...siteFiles({ plan: examined, assets, pages: [], filesOfPage }).map(
      ({ path: file, contents }): [string, () => string] => [urlOfFile(file), () => contents],
    ),
    ...markdownFiles(examined.inventory, examined.routes.pages).map(
      ({ path: file, make }): [string, () => string] => [`/${file}`, make],
    ),
    ...assets.files.map(({ path: file, from }): [string, () => Buffer] => [
      `/${file}`,
      () => readFileSync(from),
    ]),
    ...publicFiles.map((file): [string, () => Buffer] => [
      `${site.assets}/${file}`,
      () => readFileSync(path.join(root, site.folders.public, file)),
    ]),
  ]);
}

function urlOfFile(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

function typeOf(pathname: string): string {
  const extension = path.extname(pathname);
  return extension === '' ? 'text/html; charset=utf-8' : (TYPES[extension] ?? 'application/octet-stream');
}

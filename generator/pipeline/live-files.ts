import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InstallTable } from '../contract/install-table';
import { fileUrl, urlOfFile } from '../contract/url';
import type { Assets } from '../model';
import { siteFiles } from '../steps/7-compose/site-files';
import type { SiteToCheck } from './check-site';
import { filesOfPages } from './files-of-pages';
import { listUndrawn } from './list-markdown';

/** Gives the contents of each file that is not a page, by url path. */
export function liveFiles(
  live: SiteToCheck & { assets: Assets; installs: InstallTable },
): Map<string, () => string | Buffer> {
  const { inventory, routes, assets, installs } = live;
  const { root, site, publicFiles } = inventory;
  const made = [
    ...siteFiles({ inventory, routes, assets, installs, pages: [], filesOfPage: filesOfPages(live) }),
    ...listUndrawn(live),
  ];
  return new Map<string, () => string | Buffer>([
    ...made.map(({ path: file, contents }): [string, () => string] => [
      urlOfFile(file, site),
      () => contents,
    ]),
    ...assets.files.map(({ path: file, from }): [string, () => Buffer] => [
      urlOfFile(file, site),
      () => readFileSync(from),
    ]),
    ...publicFiles.map((file): [string, () => Buffer] => [
      fileUrl(`${site.assets}/${file}`, site),
      () => readFileSync(path.join(root, site.folders.public, file)),
    ]),
  ]);
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

/** The content type of a url path. */
export function typeOf(pathname: string): string {
  const extension = pathname.endsWith('/') ? '' : path.extname(pathname);
  return extension === '' ? 'text/html; charset=utf-8' : (TYPES[extension] ?? 'application/octet-stream');
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileUrl, urlOfFile } from '../contract/url';
import type { Assets } from '../model';
import type { InstallTable } from '../published/install-table';
import { headersFile } from '../steps/7-compose/host-files';
import { siteFiles } from '../steps/7-compose/site-files';
import type { SiteToCheck } from './check-site';
import { filesOfPages } from './files-of-pages';
import { listUndrawn } from './list-markdown';

/** The files of a site other than its pages. */
export interface LiveFiles {
  /** The contents of `_headers`: the headers that a host would send. */
  headers: string;
  /** The contents of the file of a decoded url path. */
  read(pathname: string): string | Buffer | undefined;
}

/** A site that is read, routed and bundled; its pages are not rendered. */
type LiveSite = SiteToCheck & { assets: Assets; installs: InstallTable };

/**
 * Every file that is not a page. Bundled and public files are read on request. Files that are composed from the whole site
 * are made on the first request for one of them: most changes need none.
 */
export function liveFiles(live: LiveSite): LiveFiles {
  const { inventory, assets } = live;
  const { root, site, publicFiles } = inventory;
  const onDisk = new Map([
    ...assets.files.map(({ path: file, from }) => [urlOfFile(file, site), from] as const),
    ...publicFiles.map(
      (file) =>
        [fileUrl(`${site.assets}/${file}`, site), path.join(root, site.folders.public, file)] as const,
    ),
  ]);
  let composed: ReadonlyMap<string, string> | undefined;
  return {
    headers: headersFile(site, { framePage: assets.demoFrame?.page, hasMarkdown: false }).contents,
    read: (pathname) => {
      const from = onDisk.get(pathname);
      if (from !== undefined) return readFileSync(from);
      composed ??= composedFiles(live);
      return composed.get(pathname);
    },
  };
}

function composedFiles(live: LiveSite): ReadonlyMap<string, string> {
  const { inventory, routes, assets, installs } = live;
  const made = [
    ...siteFiles({
      inventory,
      routes,
      assets,
      installs,
      pages: [],
      filesOfPage: filesOfPages({ ...live, reference: undefined }),
    }),
    ...listUndrawn(live),
  ];
  return new Map(made.map(({ path: file, contents }) => [urlOfFile(file, inventory.site), contents]));
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

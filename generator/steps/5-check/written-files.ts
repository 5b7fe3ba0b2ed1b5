import type { SiteDefinition } from '../../contract/site';
import { feedUrls } from '../../contract/url';

/**
 * The files that a build writes besides pages with a text, redirects and public files, and its own folders.
 */
export interface WrittenFiles {
  files: string[];
  folders: string[];
}

/** Their paths in the output. */
export function writtenFiles({
  assets,
  languages,
  products = [],
  feeds = [],
  offline,
}: Pick<SiteDefinition, 'assets' | 'languages' | 'products' | 'feeds' | 'offline'>): WrittenFiles {
  const shared = assets.replace(/^\/|\/$/g, '');
  const others = languages.all.map(({ code }) => code).filter((code) => code !== languages.default);
  return {
    files: [
      'index.html',
      '_headers',
      '_redirects',
      'robots.txt',
      'sitemap.xml',
      ...['pages', 'titles', ...products.map(({ id }) => id)].map((id) => `sitemap-${id}.xml`),
      ...products.flatMap(({ paths = [] }) =>
        paths.slice(0, 1).map((path) => `${path.slice(1)}/llms-full.txt`),
      ),
      ...feeds.flatMap(({ pathname }) => Object.values(feedUrls(`${pathname.slice(1)}/`))),
      ...(offline === undefined ? [] : [`${offline.slice(1)}/index.html`]),
      'build-manifest.json',
      '.assets-history.json',
      '.xdocs-site',
      ...['', ...others.map((code) => `${code}/`)].flatMap((folder) => [
        `${folder}404.html`,
        `${folder}404`,
        `${folder}llms.txt`,
        `${folder}opensearch.xml`,
      ]),
      `${shared}/manifest.webmanifest`,
      `${shared}/sw.js`,
      `${shared}/installs.json`,
      `${shared}/licenses.txt`,
    ],
    folders: [`${shared}/assets`, `${shared}/menus`, `${shared}/search`],
  };
}

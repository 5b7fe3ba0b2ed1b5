import type { SiteDefinition } from '../../contract/site';
import { feedUrls } from '../../contract/url';
import { menuPath } from '../../model/menu-path';
import { manifestPath } from '../../search/files';

/**
 * The files that a build writes besides pages with a text, redirects and public files, and its own folders.
 */
export interface WrittenFiles {
  files: string[];
  /** Those of the files that readers and robots request by their name. */
  linkable: string[];
  folders: string[];
}

/** Their paths in the output. */
export function writtenFiles(
  site: Pick<
    SiteDefinition,
    'assets' | 'home' | 'languages' | 'products' | 'feeds' | 'offline' | 'searchParameter'
  >,
): WrittenFiles {
  const { assets, home, languages, offline } = site;
  const shared = assets.replace(/^\/|\/$/g, '');
  const others = languages.all.map(({ code }) => code).filter((code) => code !== languages.default);
  const folders = ['', ...others.map((code) => `${code}/`)];
  const linkable = linkableFiles(site, { shared, folders });
  return {
    files: [
      ...linkable,
      ...(home === '/' ? [] : ['index.html']),
      '_headers',
      '_redirects',
      ...(offline === undefined ? [] : [`${offline.slice(1)}/index.html`]),
      'build-manifest.json',
      '.assets-history.json',
      '.xdocs-site',
      ...folders.flatMap((folder) => [`${folder}404.html`, `${folder}404`]),
      `${shared}/manifest.webmanifest`,
      `${shared}/sw.js`,
      `${shared}/installs.json`,
      ...languages.all.flatMap(({ code }) => filesOfLanguage(shared, code)),
    ],
    linkable,
    folders: [`${shared}/assets`, `${shared}/menus`, `${shared}/search`],
  };
}

function filesOfLanguage(assets: string, code: string): string[] {
  return [manifestPath(assets, code), menuPath(assets, code), menuPath(assets, code, 'with titles')];
}

/** `folders` are those of the languages. */
function linkableFiles(
  {
    products = [],
    feeds = [],
    searchParameter,
  }: Pick<SiteDefinition, 'products' | 'feeds' | 'searchParameter'>,
  { shared, folders }: { shared: string; folders: string[] },
): string[] {
  return [
    'robots.txt',
    'sitemap.xml',
    ...['pages', 'titles', ...products.map(({ id }) => id)].map((id) => `sitemap-${id}.xml`),
    ...products.flatMap(({ paths = [] }) =>
      paths.slice(0, 1).map((path) => `${path.slice(1)}/llms-full.txt`),
    ),
    ...feeds.flatMap(({ pathname }) => Object.values(feedUrls(`${pathname.slice(1)}/`))),
    ...folders.map((folder) => `${folder}llms.txt`),
    ...(searchParameter === undefined ? [] : folders.map((folder) => `${folder}opensearch.xml`)),
    `${shared}/licenses.txt`,
  ];
}

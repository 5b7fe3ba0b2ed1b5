import type { SiteDefinition } from '../../contract/site';

/** What a build writes besides pages, redirects and public files: files, and folders that are its own. */
export interface WrittenFiles {
  files: string[];
  folders: string[];
}

/** Their paths in the output. */
export function writtenFiles({
  assets,
  languages,
}: Pick<SiteDefinition, 'assets' | 'languages'>): WrittenFiles {
  const shared = assets.replace(/^\/|\/$/g, '');
  const others = languages.all.map(({ code }) => code).filter((code) => code !== languages.default);
  return {
    files: [
      '_headers',
      '_redirects',
      'robots.txt',
      'sitemap.xml',
      'build-manifest.json',
      '.assets-history.json',
      ...['', ...others.map((code) => `${code}/`)].flatMap((folder) => [`${folder}404.html`, `${folder}404`]),
      `${shared}/manifest.webmanifest`,
      `${shared}/sw.js`,
      `${shared}/licenses.txt`,
    ],
    folders: [`${shared}/assets`, `${shared}/menus`],
  };
}

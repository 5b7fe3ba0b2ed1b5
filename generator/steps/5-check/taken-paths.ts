import { linkTo } from '../../contract/url';
import type { Inventory, Problem } from '../../model';
import { pathTaken } from '../../problems/catalogue';
import { claimsOf } from './claims';
import { writtenFiles } from './written-files';

/**
 * Pages and groups whose folder is a file that the build writes, or is inside a folder of the build; and
 * public files that would be overwritten.
 */
export function takenPaths(inventory: Inventory): Problem[] {
  const { site, publicFiles } = inventory;
  const { files, folders } = writtenFiles(site);
  const ofPublic = publicFiles.map((file) => `${site.assets.slice(1)}/${file}`);
  const ofBuild = findTaken(files);
  const ofAny = findTaken([...files, ...folders, ...ofPublic]);
  const claims = claimsOf(inventory).map((claim) => ({
    ...claim,
    folder: folderOf(claim.pathname, inventory),
  }));
  const ofPage = findTaken(claims.flatMap(({ folder }) => filesOfPage(folder)));
  return [
    ...claims.flatMap(({ pathname, folder, place }) => {
      const by = [folder, ...filesOfPage(folder)].map(ofAny).find(Boolean) ?? ofPage(folder);
      return by === undefined ? [] : [pathTaken(`The page ${pathname}`, by, place)];
    }),
    ...publicFiles.flatMap((file, at) => {
      const own = ofPublic[at] ?? '';
      // A public file may be inside a folder of the build, but must not replace it.
      return publicTaken(file, ofBuild(own) ?? folders.find((folder) => folder === own.toLowerCase()), site);
    }),
  ];
}

/** Public files at the path of a bundled file; `bundled` are paths in the output. */
export function publicOverBundled({ site, publicFiles }: Inventory, bundled: readonly string[]): Problem[] {
  const takenBy = findTaken(bundled);
  return publicFiles.flatMap((file) => publicTaken(file, takenBy(`${site.assets.slice(1)}/${file}`), site));
}

function publicTaken(file: string, by: string | undefined, { folders }: Inventory['site']): Problem[] {
  const place = { file: `${folders.public}/${file}`, line: 1, column: 1 };
  return by === undefined ? [] : [pathTaken(`The public file ${file}`, by, place)];
}

/** A page consists of two files: its HTML and its Markdown. The folder of `/` is empty. */
function filesOfPage(folder: string): string[] {
  return ['index.html', 'index.md'].map((name) => (folder === '' ? name : `${folder}/${name}`));
}

function folderOf(pathname: string, { site: { languages } }: Inventory): string {
  return linkTo({ pathname, userLanguage: languages.default }, languages).replace(/^\/|\/$/g, '');
}

/**
 * Returns a function that finds the taken path that a path is equal to or below. Many file systems ignore
 * case.
 */
function findTaken(taken: readonly string[]): (path: string) => string | undefined {
  const known = new Map(taken.map((path) => [path.toLowerCase(), path]));
  return (path) => {
    const names = path.toLowerCase().split('/');
    return names.map((_, at) => known.get(names.slice(0, at + 1).join('/'))).find(Boolean);
  };
}

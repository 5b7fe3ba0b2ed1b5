import path from 'node:path';
import { type Disk, isThere } from '../disk';
import { readHistory } from '../earlier-assets';
import { publishedFiles } from '../published-files';

/** The file by which a later build recognises a folder that it may replace. */
export const MARKER = '.xdocs-site';

/** How it begins, for a person who wonders. Earlier versions said another word, and nothing more. */
const BEGINNING = 'Built by xdocs. The next build replaces ';

/** What stands in one that does not say which files a build made. */
export const MARKER_TEXT = `${BEGINNING}everything in this folder.\n`;

/** What stands in one that does; `files` relative to the folder, without those that stay of builds before (earlier-assets.ts). */
export function markerText(files: Iterable<string>): string {
  const names = [...files].map(asNoted).sort();
  return `${BEGINNING}these files, and is refused where there are others:\n${JSON.stringify(names)}\n`;
}

/** Files of a folder, relative to it, that no build made, as far as its marker tells. */
export function filesOfOthers(folder: string, disk: Disk): string[] {
  const made = madeFiles(folder, disk);
  if (!made) return [];
  return publishedFiles(folder, disk).filter(
    (file) => !made.has(asNoted(file)) && !LEFT_BY_SYSTEMS.includes(path.basename(file)),
  );
}

/** What file managers leave in every folder that a person looks at. */
const LEFT_BY_SYSTEMS: readonly string[] = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

/** Some disks give letters with marks back in another form than they were given. */
function asNoted(file: string): string {
  return file.split(path.sep).join('/').normalize();
}

function madeFiles(folder: string, disk: Disk): ReadonlySet<string> | undefined {
  if (!hasMarker(folder, disk)) return undefined;
  const [, list = ''] = disk.readFileSync(path.join(folder, MARKER), 'utf8').split('\n');
  try {
    const names: unknown = JSON.parse(list);
    if (!Array.isArray(names)) return undefined;
    return new Set([MARKER, ...names.map(String), ...readHistory(folder, disk).flat()]);
  } catch {
    return undefined;
  }
}

/** Both stand in every tree of the versions that left no marker. */
const BEFORE_MARKERS = ['build-manifest.json', '.assets-history.json'];

/** Whether a build of this program made the folder. */
export function isBuiltSite(folder: string, disk: Disk): boolean {
  return hasMarker(folder, disk) || BEFORE_MARKERS.every((name) => isThere(disk, path.join(folder, name)));
}

/** Whether the folder has the marker itself, with its words. */
export function hasMarker(folder: string, disk: Disk): boolean {
  const file = path.join(folder, MARKER);
  const stats = disk.lstatSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true && disk.readFileSync(file, 'utf8').startsWith(BEGINNING);
}

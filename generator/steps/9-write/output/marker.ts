import path from 'node:path';
import { type Disk, pathExists } from '../disk';
import { readHistory } from '../earlier-assets';
import { publishedFiles } from '../published-files';

/** The file that marks a folder as the output of a build, which later builds may replace. */
export const MARKER = '.xdocs-site';

/** The beginning of its text. Earlier versions wrote another text. */
const BEGINNING = 'Built by xdocs. The next build replaces ';

/** The text of a marker without a list of files. */
export const MARKER_TEXT = `${BEGINNING}everything in this folder.\n`;

/** The text of a marker with a list of files, relative to the folder, without those of earlier builds (earlier-assets.ts). */
export function markerText(files: Iterable<string>): string {
  const names = [...files].map(asNoted).sort();
  return `${BEGINNING}these files, and is refused where there are others:\n${JSON.stringify(names)}\n`;
}

/** Files of a folder, relative to it, that are not in the list of its marker. */
export function filesOfOthers(folder: string, disk: Disk): string[] {
  const made = madeFiles(folder, disk);
  if (!made) return [];
  return publishedFiles(folder, disk).filter(
    (file) => !made.has(asNoted(file)) && !LEFT_BY_SYSTEMS.includes(path.basename(file)),
  );
}

/** Files that file managers create in every folder they show. */
const LEFT_BY_SYSTEMS: readonly string[] = ['.DS_Store', 'Thumbs.db', 'desktop.ini'];

/** Normalises Unicode: some disks return names in another normal form. */
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

/** Files of every tree of versions without a marker. */
const BEFORE_MARKERS = ['build-manifest.json', '.assets-history.json'];

/** Whether a build of this program made the folder. */
export function isBuiltSite(folder: string, disk: Disk): boolean {
  return hasMarker(folder, disk) || BEFORE_MARKERS.every((name) => pathExists(disk, path.join(folder, name)));
}

/** Whether the folder has a valid marker. */
export function hasMarker(folder: string, disk: Disk): boolean {
  const file = path.join(folder, MARKER);
  const stats = disk.lstatSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true && disk.readFileSync(file, 'utf8').startsWith(BEGINNING);
}

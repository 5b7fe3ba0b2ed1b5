import path from 'node:path';
import { type Disk, isThere } from '../disk';

/** The file by which a later build recognises a folder that it may replace. */
export const MARKER = '.xdocs-site';

/** What stands in it, for a person who wonders. */
export const MARKER_TEXT = 'Built by xdocs. The next build replaces everything in this folder.\n';

/** Both stand in every tree of the versions that left no marker. */
const BEFORE_MARKERS = ['build-manifest.json', '.assets-history.json'];

/** Whether a build of this program made the folder. */
export function isBuiltSite(folder: string, disk: Disk): boolean {
  return hasMarker(folder, disk) || BEFORE_MARKERS.every((name) => isThere(disk, path.join(folder, name)));
}

/** Whether the folder has the marker itself, with its text. */
export function hasMarker(folder: string, disk: Disk): boolean {
  const file = path.join(folder, MARKER);
  const stats = disk.lstatSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true && disk.readFileSync(file, 'utf8') === MARKER_TEXT;
}

import path from 'node:path';
import { asDiskProblem, isThere, remove } from './disk';
import type { OpenOutput } from './open-output';
import { hasMarker, MARKER, MARKER_TEXT } from './output/marker';
import { NOT_OF_THE_SITE } from './output/work-paths';

/** Removes the built site; a mount point stays, empty. */
export function emptyOutput(output: OpenOutput): void {
  const { out, exchange, disk } = output;
  if (!isThere(disk, out)) return;
  try {
    const names = disk.readdirSync(out).filter((name) => name !== MARKER && !NOT_OF_THE_SITE.includes(name));
    // The marker goes last: what a killed run leaves is still known as ours.
    if (names.length > 0 && !hasMarker(out, disk)) disk.writeFileSync(path.join(out, MARKER), MARKER_TEXT);
    for (const name of [...names, MARKER]) remove(disk, path.join(out, name));
    if (exchange === 'folder') disk.rmdirSync(out);
  } catch (error) {
    throw asDiskProblem(error, 'A part of the site may be removed already.');
  }
}

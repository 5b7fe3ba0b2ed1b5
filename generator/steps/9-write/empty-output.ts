import path from 'node:path';
import { asDiskProblem, pathExists, remove } from './disk';
import type { OpenOutput } from './open-output';
import { hasMarker, MARKER, MARKER_TEXT } from './output/marker';
import { NOT_OF_THE_SITE } from './output/work-paths';

/** Removes the built site; a mount point stays, empty. */
export function emptyOutput(output: OpenOutput): void {
  const { out, exchange, disk } = output;
  if (!pathExists(disk, out)) return;
  try {
    const names = disk.readdirSync(out).filter((name) => name !== MARKER && !NOT_OF_THE_SITE.includes(name));
    // The marker is removed last, so that the rest is recognised after a killed run.
    if (names.length > 0 && !hasMarker(out, disk)) disk.writeFileSync(path.join(out, MARKER), MARKER_TEXT);
    for (const name of [...names, MARKER]) remove(disk, path.join(out, name));
    if (exchange === 'folder') disk.rmdirSync(out);
  } catch (error) {
    throw asDiskProblem(error, 'A part of the site may be removed already.');
  }
}

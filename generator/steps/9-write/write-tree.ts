import path from 'node:path';
import { addPathToErrors } from '../../cache';
import { type Disk, pathExists, remove } from './disk';
import type { Output } from './output/find-output';
import type { Placement, Stage } from './stage';
import { foldersOf, syncAll } from './sync';

/** Writes a tree into the folder `next` of an output, and waits until all of it is on the disk. */
export async function writeTree(stage: Stage, { out, work, disk }: Output): Promise<void> {
  remove(disk, work.next);
  const placements = stage.placements();
  const folders = foldersOf(placements.keys()).map((folder) => path.join(work.next, folder));
  for (const folder of [work.next, ...folders]) disk.mkdirSync(folder, { recursive: true });
  for (const [file, placement] of placements) {
    const target = path.join(work.next, file);
    addPathToErrors(target, () => put(target, placement, disk));
  }
  const files = [...placements.keys()].filter((file) => !isShared(file, { out, work, disk }));
  await syncAll({ files: files.map((file) => path.join(work.next, file)), folders }, disk);
}

/** Whether the published tree has the same file: it need not be synced again. */
function isShared(file: string, { out, work, disk }: Pick<Output, 'out' | 'work' | 'disk'>): boolean {
  const [published, next] = [path.join(out, file), path.join(work.next, file)].map((name) =>
    disk.statSync(name, { throwIfNoEntry: false }),
  );
  return published !== undefined && published.ino === next?.ino && published.dev === next.dev;
}

function put(target: string, placement: Placement, disk: Disk): void {
  if (placement.how === 'write') disk.writeFileSync(target, placement.contents);
  else if (placement.how === 'copy') disk.copyFileSync(placement.from, target);
  else linkOrCopy(placement.from, target, disk);
}

/** Copies where hard links are not supported, as between two disks. */
function linkOrCopy(from: string, target: string, disk: Disk): void {
  try {
    disk.linkSync(from, target);
  } catch {
    if (!pathExists(disk, target)) disk.copyFileSync(from, target);
  }
}

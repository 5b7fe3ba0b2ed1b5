import path from 'node:path';
import type { Disk } from './disk';
import type { Output } from './output/find-output';
import { publishedFiles } from './published-files';
import type { Placement, Stage } from './stage';

/** Whether the output folder contains exactly the files of a tree, with equal contents. */
export function isPublished(stage: Stage, { out, disk }: Output): boolean {
  const placements = stage.placements();
  const published = publishedFiles(out, disk);
  return (
    published.length === placements.size &&
    published.every((file) => {
      const placement = placements.get(file);
      return placement !== undefined && isSame(path.join(out, file), placement, disk);
    })
  );
}

/** Files with the same inode are equal, and the cache has verified them; all others are compared. */
function isSame(file: string, placement: Placement, disk: Disk): boolean {
  if (placement.how === 'write') return disk.readFileSync(file).equals(Buffer.from(placement.contents));
  const [there, wanted] = [disk.statSync(file), disk.statSync(placement.from)];
  if (there.ino === wanted.ino && there.dev === wanted.dev) return true;
  return there.size === wanted.size && disk.readFileSync(file).equals(disk.readFileSync(placement.from));
}

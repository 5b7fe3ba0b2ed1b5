import { asDiskProblem, type Disk, pathExists, realDisk } from './disk';
import { tryOpenOutput } from './open-output';
import { outputAt } from './output/find-output';
import { realPath } from './output/real-path';
import { needsRecovery } from './swap/recover';

/**
 * Finishes or undoes the swap of a killed build. A running build is not disturbed. On a read-only disk the site is used as it
 * is.
 */
export function finishInterrupted(out: string, disk: Disk = realDisk): void {
  try {
    const output = outputAt(realPath(out, disk), disk);
    if (!needsRecovery(output)) return;
    const open = tryOpenOutput(output);
    if (!('heldBy' in open)) open.close();
  } catch (error) {
    if (!pathExists(disk, out)) throw asDiskProblem(error);
  }
}

import { asDiskProblem, type Disk, isThere, realDisk } from './disk';
import { tryOpenOutput } from './open-output';
import { outputAt } from './output/find-output';
import { realPath } from './output/real-path';
import { needsRecovery } from './swap/recover';

/**
 * Finishes or undoes what a killed build left of a site. A build that is running is not disturbed, and on a
 * disk that may not be written to a site that is there is shown as it is.
 */
export function finishInterrupted(out: string, disk: Disk = realDisk): void {
  try {
    const output = outputAt(realPath(out, disk), disk);
    if (!needsRecovery(output)) return;
    const open = tryOpenOutput(output);
    if (!('heldBy' in open)) open.close();
  } catch (error) {
    if (!isThere(disk, out)) throw asDiskProblem(error);
  }
}

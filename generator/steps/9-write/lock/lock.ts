import { type Disk, remove } from '../disk';
import { createLock, namedHolderOf, readLock, takeAway } from './lock-file';
import { removeOwner, type LockOwner, parseOwner, thisOwner } from './lock-owner';

/** The interval at which a running build refreshes its lock. */
const HEARTBEAT_MS = 10_000;

/** A lock that this process holds. */
export interface Lock {
  /** False when another run took the lock over because this one was suspended. */
  isHeld(): boolean;
  release(): void;
}

/** Takes the lock, also from an owner that has ended. Returns the name of the holder when that is running. */
export function takeLock(file: string, disk: Disk): Lock | { heldBy: string } {
  const owner = thisOwner();
  for (let tries = 0; tries < 3; tries += 1) {
    if (createLock(file, owner, disk)) return heldLock(file, owner, disk);
    const holder = namedHolderOf(file, disk);
    if (holder?.isRunning) return { heldBy: holder.name };
    if (holder) takeAway(file, holder.text, owner, disk);
  }
  return { heldBy: 'which has just begun' };
}

function heldLock(file: string, owner: LockOwner, disk: Disk): Lock {
  const isHeld = () => parseOwner(readLock(file, disk) ?? '')?.token === owner.token;
  const beat = setInterval(() => beatOnce(file, disk), HEARTBEAT_MS).unref();
  return {
    isHeld,
    release: () => {
      clearInterval(beat);
      removeOwner(owner);
      if (isHeld()) remove(disk, file);
    },
  };
}

/** Errors are ignored: `isHeld` is checked before the site is published. */
function beatOnce(file: string, disk: Disk): void {
  try {
    disk.utimesSync(file, new Date(), new Date());
  } catch {
    // Ignored, see above.
  }
}

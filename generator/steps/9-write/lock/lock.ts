import { type Disk, remove } from '../disk';
import { createLock, namedHolderOf, readLock, takeAway } from './lock-file';
import { forgetOwner, type LockOwner, parseOwner, thisOwner } from './lock-owner';

/** A running build says that it runs this often. */
const HEARTBEAT_MS = 10_000;

/** A lock that this process holds. */
export interface Lock {
  /** False when another run took it over because this one stood still. */
  isHeld(): boolean;
  release(): void;
}

/** Takes the lock, also from an owner that has ended. Gives who holds it when it cannot be had. */
export function takeLock(file: string, disk: Disk): Lock | { heldBy: string } {
  const owner = thisOwner();
  for (let tries = 0; tries < 3; tries += 1) {
    if (createLock(file, owner, disk)) return heldLock(file, owner, disk);
    const holder = namedHolderOf(file, disk);
    if (holder?.isAlive) return { heldBy: holder.name };
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
      forgetOwner(owner);
      if (isHeld()) remove(disk, file);
    },
  };
}

/** A beat that fails ends no build: whether the lock is still held is asked before anything is published. */
function beatOnce(file: string, disk: Disk): void {
  try {
    disk.utimesSync(file, new Date(), new Date());
  } catch {
    // Said above.
  }
}

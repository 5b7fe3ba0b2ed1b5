import { codeOf, type Disk, naming, remove } from '../disk';
import { forgetOwner, hasEnded, type LockOwner, parseOwner, thisOwner } from './lock-owner';

/** A running build says so this often. */
const HEARTBEAT_MS = 10_000;

/** A lock whose owner has not said so for this long is stale, wherever its owner runs. */
const STALE_MS = 120_000;

/** A lock that names nobody is being written at this moment, or its owner was killed meanwhile. */
const NAMELESS_MS = 2000;

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
    if (create(file, owner, disk)) return heldLock(file, owner, disk);
    const holder = holderOf(file, disk);
    if (holder?.isAlive) return { heldBy: holder.name };
    if (holder) takeAway(file, holder.text, { owner, disk });
  }
  return { heldBy: 'which has just begun' };
}

function create(file: string, owner: LockOwner, disk: Disk): boolean {
  let descriptor: number;
  try {
    descriptor = disk.openSync(file, 'wx');
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    naming(file, () => write(descriptor, JSON.stringify(owner), disk));
  } catch (error) {
    forgetOwner(owner);
    remove(disk, file);
    throw error;
  }
  return true;
}

function write(descriptor: number, text: string, disk: Disk): void {
  try {
    disk.writeFileSync(descriptor, text);
  } finally {
    disk.closeSync(descriptor);
  }
}

interface Holder {
  text: string;
  name: string;
  isAlive: boolean;
}

/** Nobody when the lock is gone by now. */
function holderOf(file: string, disk: Disk): Holder | undefined {
  const stats = disk.statSync(file, { throwIfNoEntry: false });
  const text = stats && readIfThere(file, disk);
  if (stats === undefined || text === undefined) return undefined;
  const silentFor = Date.now() - stats.mtimeMs;
  const owner = parseOwner(text);
  if (!owner) return { text, name: 'which has just begun', isAlive: silentFor < NAMELESS_MS };
  const name = `process ${owner.pid} on ${owner.host.split(' ')[0]}`;
  return { text, name, isAlive: silentFor < STALE_MS && !hasEnded(owner) };
}

/** Moved aside first: of two runs that find one stale lock, only one can move it. */
function takeAway(file: string, stale: string, { owner, disk }: { owner: LockOwner; disk: Disk }): void {
  const aside = `${file}.${owner.token}`;
  try {
    disk.renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  // Another run was faster, and this is its fresh lock.
  if (readIfThere(aside, disk) !== stale) disk.renameSync(aside, file);
  else remove(disk, aside);
}

function heldLock(file: string, owner: LockOwner, disk: Disk): Lock {
  const isHeld = () => parseOwner(readIfThere(file, disk) ?? '')?.token === owner.token;
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

/** A beat that fails is no reason to end a build: whether the lock is still held is asked before anything is published. */
function beatOnce(file: string, disk: Disk): void {
  try {
    disk.utimesSync(file, new Date(), new Date());
  } catch {
    // Said above.
  }
}

function readIfThere(file: string, disk: Disk): string | undefined {
  try {
    return disk.readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

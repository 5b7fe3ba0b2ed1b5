import { addPathToErrors } from '../../../cache';
import { codeOf, type Disk, remove } from '../disk';
import { removeOwner, hasEnded, type LockOwner, parseOwner } from './lock-owner';

/** A lock that was not refreshed for so long is stale, also if its owner is on another machine. */
const STALE_MS = 120_000;

/** A lock without an owner is just being written; after this time its owner was killed while writing. */
const UNNAMED_MS = 2000;

/** The interval of polling. */
const GLANCE_MS = 20;

/** The current holder of a lock. */
export interface LockHolder {
  /** The contents of the lock file. */
  text: string;
  /** A readable name. */
  name: string;
  isRunning: boolean;
  isNamed: boolean;
}

/** Writes the lock of an owner; false when there is one already. */
export function createLock(file: string, owner: LockOwner, disk: Disk): boolean {
  let descriptor: number;
  try {
    descriptor = disk.openSync(file, 'wx');
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  try {
    addPathToErrors(file, () => writeAndClose(descriptor, JSON.stringify(owner), disk));
  } catch (error) {
    removeOwner(owner);
    remove(disk, file);
    throw error;
  }
  return true;
}

function writeAndClose(descriptor: number, text: string, disk: Disk): void {
  try {
    disk.writeFileSync(descriptor, text);
  } finally {
    disk.closeSync(descriptor);
  }
}

/** The holder of the lock; undefined when the lock no longer exists. */
function holderOf(file: string, disk: Disk): LockHolder | undefined {
  const stats = disk.statSync(file, { throwIfNoEntry: false });
  const text = stats && readLock(file, disk);
  if (stats === undefined || text === undefined) return undefined;
  const silentFor = Date.now() - stats.mtimeMs;
  const owner = parseOwner(text);
  if (!owner) {
    return { text, name: 'which has just begun', isRunning: silentFor < UNNAMED_MS, isNamed: false };
  }
  const name = `process ${owner.pid} on ${owner.host.split(' ')[0]}`;
  return { text, name, isRunning: silentFor < STALE_MS && !hasEnded(owner), isNamed: true };
}

/** Waits until the lock names its holder. Gives up for a build that was killed while writing, so that it does not block. */
export function namedHolderOf(file: string, disk: Disk): LockHolder | undefined {
  const until = performance.now() + UNNAMED_MS;
  for (;;) {
    const holder = holderOf(file, disk);
    if (!holder?.isRunning || holder.isNamed || performance.now() > until) return holder;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, GLANCE_MS);
  }
}

/** Removes a stale lock. It is renamed first: of two runs that find it, only one can rename it. */
export function takeAway(file: string, stale: string, { token }: LockOwner, disk: Disk): void {
  const aside = `${file}.${token}`;
  try {
    disk.renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  // Another run has already replaced the lock: restore it.
  if (readLock(aside, disk) !== stale) disk.renameSync(aside, file);
  else remove(disk, aside);
}

/** The contents of the lock file; undefined when there is none. */
export function readLock(file: string, disk: Disk): string | undefined {
  try {
    return disk.readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

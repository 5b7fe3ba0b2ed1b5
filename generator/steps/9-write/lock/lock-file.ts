import { addPathToErrors } from '../../../cache';
import { codeOf, type Disk, remove } from '../disk';
import { forgetOwner, hasEnded, type LockOwner, parseOwner } from './lock-owner';

/** A lock whose owner has not said so for this long is stale, wherever its owner runs. */
const STALE_MS = 120_000;

/** A lock that names nobody is being written at this moment, or its owner was killed meanwhile. */
const NAMELESS_MS = 2000;

/** How long one waits before one looks again. */
const GLANCE_MS = 20;

/** Who holds a lock at this moment. */
export interface LockHolder {
  /** What the lock says. */
  text: string;
  /** For a person. */
  name: string;
  isAlive: boolean;
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
    forgetOwner(owner);
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

/** Who holds the lock; nobody when it is gone by now. */
export function holderOf(file: string, disk: Disk): LockHolder | undefined {
  const stats = disk.statSync(file, { throwIfNoEntry: false });
  const text = stats && readLock(file, disk);
  if (stats === undefined || text === undefined) return undefined;
  const silentFor = Date.now() - stats.mtimeMs;
  const owner = parseOwner(text);
  if (!owner) {
    return { text, name: 'which has just begun', isAlive: silentFor < NAMELESS_MS, isNamed: false };
  }
  const name = `process ${owner.pid} on ${owner.host.split(' ')[0]}`;
  return { text, name, isAlive: silentFor < STALE_MS && !hasEnded(owner), isNamed: true };
}

/** The same, once the lock says who it is: a build killed while it wrote its name must not stop the next one. */
export function namedHolderOf(file: string, disk: Disk): LockHolder | undefined {
  const until = performance.now() + NAMELESS_MS;
  for (;;) {
    const holder = holderOf(file, disk);
    if (!holder?.isAlive || holder.isNamed || performance.now() > until) return holder;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, GLANCE_MS);
  }
}

/** Takes a stale lock away. It is moved aside first: of two runs that find it, only one can move it. */
export function takeAway(file: string, stale: string, { token }: LockOwner, disk: Disk): void {
  const aside = `${file}.${token}`;
  try {
    disk.renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  // Another run was faster, and this is its fresh lock.
  if (readLock(aside, disk) !== stale) disk.renameSync(aside, file);
  else remove(disk, aside);
}

/** What the lock says; nothing when there is none. */
export function readLock(file: string, disk: Disk): string | undefined {
  try {
    return disk.readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** The owner of a lock. */
export interface LockOwner {
  pid: number;
  /** The host on which the process id is valid. */
  host: string;
  /** Unique for each run. */
  token: string;
}

/** Tokens of this process. After a restart of a container, an earlier run may have had the same process id. */
const own = new Set<string>();

/** This process, as the owner of one more lock. */
export function thisOwner(): LockOwner {
  const token = `${process.pid}-${crypto.randomUUID()}`;
  own.add(token);
  return { pid: process.pid, host: thisHost(), token };
}

/** Containers may have the same host name but separate process ids. */
function thisHost(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** Removes a token after the lock was released. */
export function removeOwner({ token }: LockOwner): void {
  own.delete(token);
}

/** Whether the owner has certainly ended. Always false for owners on other machines. */
export function hasEnded({ pid, host, token }: LockOwner): boolean {
  if (host !== thisHost()) return false;
  if (pid === process.pid) return !own.has(token);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

/** The owner that a lock file names; undefined when it was cut off while being written. */
export function parseOwner(text: string): LockOwner | undefined {
  try {
    const owner: unknown = JSON.parse(text);
    return isOwner(owner) ? owner : undefined;
  } catch {
    return undefined;
  }
}

function isOwner(value: unknown): value is LockOwner {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pid' in value &&
    typeof value.pid === 'number' &&
    'host' in value &&
    typeof value.host === 'string' &&
    'token' in value &&
    typeof value.token === 'string'
  );
}

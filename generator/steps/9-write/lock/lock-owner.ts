import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Who holds a lock. */
export interface LockOwner {
  pid: number;
  /** Where this number means a process. */
  host: string;
  /** No two runs have the same. */
  token: string;
}

/** Tokens of this process: after a restart of a container, another run may well have had its number. */
const own = new Set<string>();

/** This process, as the owner of one more lock. */
export function thisOwner(): LockOwner {
  const token = `${process.pid}-${crypto.randomUUID()}`;
  own.add(token);
  return { pid: process.pid, host: thisHost(), token };
}

/** Containers may share a host's name; each counts its processes for itself. */
function thisHost(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

/** This process works on without the lock. */
export function forgetOwner({ token }: LockOwner): void {
  own.delete(token);
}

/** Whether the owner has ended for certain; of another machine nobody here can say. */
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

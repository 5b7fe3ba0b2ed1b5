import type { Snapshot } from './snapshot';

interface Made {
  key: string;
  value: unknown;
}

/** By the session in which a site is read: another one makes everything in any case. */
const made = new WeakMap<object, Map<string, Made>>();

/**
 * What `make` gives, once for all readings of a site in one session for as long as its key stays the same. For what is
 * no value that outlives a program, or costs less to make than to write down.
 */
export function inSession<T>(
  { session }: Pick<Snapshot, 'session'>,
  { name, key = '' }: { name: string; key?: string },
  make: () => T,
): T {
  const known = made.get(session) ?? new Map<string, Made>();
  made.set(session, known);
  const before = known.get(name);
  if (before?.key === key) return before.value as T;
  const value = make();
  known.set(name, { key, value });
  return value;
}

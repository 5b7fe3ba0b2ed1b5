import type { Snapshot } from './snapshot';

interface Made {
  key: string;
  value: unknown;
}

/** Values by session: each session makes its own. */
const made = new WeakMap<object, Map<string, Made>>();

/**
 * The result of `make`, reused within a session while its key stays the same. For values that cannot be serialised, or that
 * are cheaper to make than to store.
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

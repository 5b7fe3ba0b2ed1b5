import { statSync } from 'node:fs';

/** A file that was written so recently may be written again without a new time: clocks of file systems tick slowly. */
const SETTLED_AFTER_NS = 2_000_000_000n;
const NS_PER_MS = 1_000_000n;

/**
 * What the file system says of a file, which changes whenever the file is written, replaced or linked, also where its time of
 * writing is set back. Undefined for a missing file, and for one that was changed within the last two seconds.
 */
export function settledState(file: string): string | undefined {
  const stats = statSync(file, { bigint: true, throwIfNoEntry: false });
  if (!stats) return undefined;
  const { size, ino, mtimeNs, ctimeNs } = stats;
  const isSettled = ctimeNs + SETTLED_AFTER_NS < BigInt(Date.now()) * NS_PER_MS;
  return isSettled ? [size, ino, mtimeNs, ctimeNs].join() : undefined;
}

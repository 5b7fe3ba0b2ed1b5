import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A temporary folder. */
export interface TemporaryFolder {
  /** Absolute. */
  folder: string;
  remove(): void;
}

/**
 * Creates a folder whose path begins with `prefix`. It is removed by `remove`, or when the process exits: a signal ends a
 * process without running its `finally` blocks.
 */
export function temporaryFolder(prefix: string): TemporaryFolder {
  const folder = mkdtempSync(prefix);
  const forget = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', forget);
  return {
    folder,
    remove: () => {
      process.off('exit', forget);
      forget();
    },
  };
}

/** Creates one in the temporary folder of the system, and that one, too: `TMPDIR` may name a folder that is not there yet. */
export function systemTemporaryFolder(prefix: string): TemporaryFolder {
  mkdirSync(tmpdir(), { recursive: true });
  return temporaryFolder(path.join(tmpdir(), prefix));
}

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

/** A temporary folder. */
export interface TemporaryFolder {
  /** Absolute. */
  folder: string;
  remove(): void;
}

/**
 * Creates a folder whose path begins with `prefix`. It is removed by `remove`, or when the process exits: a signal ends a
 * process without running its `finally` blocks. The folder around it is created, too: `TMPDIR` may name one that is not there yet.
 */
export function temporaryFolder(prefix: string): TemporaryFolder {
  mkdirSync(path.dirname(prefix), { recursive: true });
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

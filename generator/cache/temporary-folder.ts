import { mkdtempSync, rmSync } from 'node:fs';

/** A folder that belongs to the work of one moment. */
export interface TemporaryFolder {
  /** Absolute. */
  folder: string;
  remove(): void;
}

/**
 * Makes a folder whose path begins with `prefix`. It goes when it is removed, and at the latest with the process:
 * a signal ends that with nothing of what was to be done at the end.
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

import { statSync } from 'node:fs';

const HOUR_MS = 3_600_000;

/** Whether a file was not written within the last hour. A concurrent run may use younger ones. */
export function isOld(file: string): boolean {
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return modified !== undefined && Date.now() - modified > HOUR_MS;
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What npm, pnpm and two versions of Yarn write about the packages that they have installed. */
const RECORDS = ['.package-lock.json', '.pnpm/lock.yaml', '.yarn-state.yml', '.yarn-integrity'];

/** The record of the installation that a file belongs to; empty if its packages were put there by other means. */
export function installRecord(file: string): string {
  const folder = path.dirname(file);
  const record = RECORDS.map((name) => path.join(folder, 'node_modules', name)).find(existsSync);
  if (record !== undefined) return readFileSync(record, 'utf8');
  return folder === file ? '' : installRecord(folder);
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';

/** What says which versions are installed; the first is written by npm into the installation itself. */
const LOCKS = ['node_modules/.package-lock.json', 'package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'];

/** A hash of the versions of all packages that a folder's modules can import; empty where nothing says them. */
export function installedHash(folder: string): string {
  for (const lock of LOCKS) {
    const text = read(path.join(folder, lock));
    if (text) return hashOf(text);
  }
  const above = path.dirname(folder);
  return above === folder ? '' : installedHash(above);
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

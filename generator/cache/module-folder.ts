import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';
import type { Memory } from './memory';
import { naming } from './naming';

/** A finished file: its name, and the name of its content in the store. */
export interface StoredFile {
  name: string;
  hash: string;
  bytes: number;
}

/**
 * Puts modules from the store where Node can load them under their names, one beside the other; gives the
 * folder. Names hold a hash of the content, so nothing is ever replaced, but by itself when it is damaged.
 */
export function placeModules(
  { folder, store }: Pick<Memory, 'folder' | 'store'>,
  files: readonly StoredFile[],
): string {
  const target = path.join(folder, 'modules');
  mkdirSync(target, { recursive: true });
  for (const { name, hash } of files) {
    const file = path.join(target, name);
    if (isIntact(file, hash)) continue;
    const draft = `${file}.${process.pid}`;
    naming(draft, () => writeFileSync(draft, store.get(hash) ?? ''));
    renameSync(draft, file);
  }
  return target;
}

/** Removes modules that are not `files` and are older than an hour: another run may be using younger ones. */
export function sweepModules({ folder }: Pick<Memory, 'folder'>, files: readonly StoredFile[]): void {
  const target = path.join(folder, 'modules');
  const used = new Set(files.map(({ name }) => name));
  for (const name of namesIn(target)) {
    const file = path.join(target, name);
    if (!used.has(name) && isOld(file)) rmSync(file, { force: true });
  }
}

const HOUR_MS = 3_600_000;

function isOld(file: string): boolean {
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return modified !== undefined && Date.now() - modified > HOUR_MS;
}

/** Files that were intact when this program last read them, by what the file system says of each. */
const intact = new Map<string, string>();

function isIntact(file: string, hash: string): boolean {
  const state = stateOf(file, hash);
  if (state === undefined) return false;
  if (intact.get(file) === state) return true;
  try {
    if (hashOf(readFileSync(file)) !== hash) return false;
  } catch {
    return false;
  }
  intact.set(file, state);
  return true;
}

/** Changes with whatever is written into a file. */
function stateOf(file: string, hash: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${hash} ${stats.ino} ${stats.size} ${stats.mtimeMs} ${stats.ctimeMs}`;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

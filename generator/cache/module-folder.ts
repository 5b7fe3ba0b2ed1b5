import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';
import type { Memory } from './memory';
import { addPathToErrors } from './add-path-to-errors';
import { isOld } from './is-old';

/** A finished file: its name, and the name of its content in the store. */
export interface StoredFile {
  name: string;
  hash: string;
  bytes: number;
}

/**
 * Writes modules of the store under their names into one folder, from which Node can load them, and returns the folder. Names
 * contain a hash of the content, so an existing file is replaced only when it is damaged.
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
    addPathToErrors(draft, () => writeFileSync(draft, store.get(hash) ?? ''));
    renameSync(draft, file);
  }
  return target;
}

/** Removes modules that are not in `files` and are older than an hour: a concurrent run may use younger ones. */
export function removeOldModules({ folder }: Pick<Memory, 'folder'>, files: readonly StoredFile[]): void {
  const target = path.join(folder, 'modules');
  const used = new Set(files.map(({ name }) => name));
  for (const name of namesIn(target)) {
    const file = path.join(target, name);
    if (!used.has(name) && isOld(file)) rmSync(file, { force: true });
  }
}

/** File state (`stateOf`) at the last successful check, by file. An unchanged state needs no second read. */
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

/** Changes when a file is written. */
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

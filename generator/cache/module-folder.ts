import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inSession } from './in-session';
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
 * contain a hash of the content, so an existing file is replaced only when it is damaged. Within a session, each is verified
 * once.
 */
export function placeModules(
  { folder, store, snapshot }: Pick<Memory, 'folder' | 'store' | 'snapshot'>,
  files: readonly StoredFile[],
): string {
  const target = path.join(folder, 'modules');
  mkdirSync(target, { recursive: true });
  const verified = inSession(snapshot, { name: 'modules', key: target }, () => new Set<string>());
  const there = new Set(namesIn(target));
  for (const { name, hash } of files) {
    const file = path.join(target, name);
    if (verified.has(`${name} ${hash}`) && there.has(name)) continue;
    if (!store.isCopy(file, hash)) {
      const draft = `${file}.${process.pid}`;
      addPathToErrors(draft, () => writeFileSync(draft, store.get(hash) ?? ''));
      renameSync(draft, file);
    }
    verified.add(`${name} ${hash}`);
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

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

import { createHash } from 'node:crypto';
import { keep, type Memory, type Recipe, recall, type StoredFile } from '../../cache';

/** A file that has just been made. */
export interface MadeFile {
  name: string;
  contents: Uint8Array;
}

/** A finished file, and what browsers check it by. */
export interface FinishedFile extends StoredFile {
  /** Of its bytes, in base64. */
  sha256: string;
}

/** A part of a bundle and its files, as they are kept. */
export interface RememberedPart<T> {
  value: T;
  files: FinishedFile[];
}

/** A part from an earlier run when it was made from the same and its files are still whole. */
export function knownPart<T>(memory: Memory, recipe: Recipe): RememberedPart<T> | undefined {
  return recall<RememberedPart<T>>(memory, recipe);
}

/** Keeps a part for later runs. */
export function keepPart<T>(
  memory: Memory,
  recipe: Recipe,
  { value, files }: { value: T; files: MadeFile[] },
): RememberedPart<T> {
  const stored = files.map((file) => storeFile(memory, file));
  return keep(memory, recipe, { value: { value, files: stored }, kept: stored.map(({ hash }) => hash) });
}

/** Puts a file into the store. */
export function storeFile({ store }: Pick<Memory, 'store'>, { name, contents }: MadeFile): FinishedFile {
  const sha256 = createHash('sha256').update(contents).digest('base64');
  return { name, hash: store.put(contents), bytes: contents.length, sha256 };
}

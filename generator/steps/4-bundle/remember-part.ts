import { createHash } from 'node:crypto';
import { keep, type Memory, type Recipe, recall, type StoredFile } from '../../cache';

/** A new file. */
export interface MadeFile {
  name: string;
  contents: Uint8Array;
}

/** A stored file, and its digest for integrity checks in browsers. */
export interface FinishedFile extends StoredFile {
  /** The digest of its bytes, in base64. */
  sha256: string;
}

/** A part of a bundle and its stored files. */
export interface RememberedPart<T> {
  value: T;
  files: FinishedFile[];
}

/** The part of an earlier run, if its inputs are unchanged and its files are undamaged. */
export function knownPart<T>(memory: Memory, recipe: Recipe): RememberedPart<T> | undefined {
  return recall<RememberedPart<T>>(memory, recipe);
}

/** Records a part for later runs. */
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

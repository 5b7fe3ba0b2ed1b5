import type { Platform } from '../build-options';
import type { KeptFile } from './files-folder';
import type { Memory } from './memory';

/** A file that has just been made. */
export interface MadeFile {
  name: string;
  contents: Uint8Array;
}

/** How a part is told apart and where its files go. */
export interface PartName {
  name: string;
  /** A hash of everything the part is made from. */
  key: string;
  platform: Platform;
}

/** A part and its files, as they are kept. */
export interface RememberedPart<T> {
  value: T;
  files: KeptFile[];
}

/** A part from an earlier run when it was made from the same and its files are still whole. */
export function knownPart<T>(
  memory: Memory,
  { name, key, platform }: PartName,
): RememberedPart<T> | undefined {
  const part = memory.parts().get(name);
  if (part?.key !== key || !part.files.every((file) => memory[platform].isIntact(file))) return undefined;
  return { value: part.value as T, files: part.files };
}

/** Keeps a part for later runs. */
export function keepPart<T>(
  memory: Memory,
  { name, key, platform }: PartName,
  { value, files }: { value: T; files: MadeFile[] },
): RememberedPart<T> {
  const kept = files.map((file) => memory[platform].put(file.name, file.contents));
  memory.parts().set(name, { key, value, files: kept });
  return { value, files: kept };
}

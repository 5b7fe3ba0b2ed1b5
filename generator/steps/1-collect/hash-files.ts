import { isUtf8 } from 'node:buffer';
import type { Snapshot } from '../../cache';
import type { Problem } from '../../model';
import { invalidUtf8, unreadable } from '../../problems/catalogue';

const TEXTUAL = /\.(md|tsx?|jsx?|css|json)$/;

/** Content hashes by file, and what is wrong with files as such. */
export interface HashedFiles {
  hashes: Map<string, string>;
  problems: Problem[];
}

/**
 * Reads every file once. One after another: for thousands of small files that is faster than
 * many at a time, and no limit on open files is met.
 */
export function hashFiles(snapshot: Snapshot, files: string[]): HashedFiles {
  const hashed: HashedFiles = { hashes: new Map(), problems: [] };
  for (const file of files) {
    try {
      const bytes = snapshot.read(file);
      hashed.hashes.set(file, snapshot.hashOf(file));
      if (TEXTUAL.test(file) && !isUtf8(bytes)) hashed.problems.push(invalidUtf8(file, firstInvalid(bytes)));
    } catch (error) {
      hashed.problems.push(unreadable(file, error instanceof Error ? error.message : String(error)));
    }
  }
  return hashed;
}

/** Offset of the first byte that is not UTF-8. */
function firstInvalid(bytes: Buffer): number {
  let [low, high] = [0, bytes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isUtf8Prefix(bytes.subarray(0, middle + 1))) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A cut may fall inside a character: up to three bytes of it may be missing. */
function isUtf8Prefix(bytes: Buffer): boolean {
  return [0, 1, 2, 3].some((cut) => isUtf8(bytes.subarray(0, Math.max(0, bytes.length - cut))));
}

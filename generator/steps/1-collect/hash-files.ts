import type { Snapshot } from '../../cache';
import type { Problem } from '../../model';
import { unreadable } from '../../problems/catalogue';
import { utf8Fault } from './utf8-fault';

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
      if (TEXTUAL.test(file)) hashed.problems.push(...utf8Fault(file, bytes));
    } catch (error) {
      hashed.problems.push(unreadable(file, error instanceof Error ? error.message : String(error)));
    }
  }
  return hashed;
}

import type { Snapshot } from '../../cache';
import type { Problem } from '../../model';
import { unreadable } from '../../problems/catalogue';
import { utf8Fault } from './utf8-fault';

const TEXTUAL = /\.(md|tsx?|jsx?|css|json)$/;

/** Content hashes by file, and problems of unreadable files. */
export interface HashedFiles {
  hashes: Map<string, string>;
  problems: Problem[];
}

/**
 * Reads every file once, one after another: for thousands of small files this is faster than reading in parallel, and stays
 * below the limit of open files.
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

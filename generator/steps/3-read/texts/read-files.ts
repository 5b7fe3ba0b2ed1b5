import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../../model';
import { unreadable } from '../../../problems/catalogue/files';

/** Reads texts below a root and remembers what could not be read; the one place of this step with effects. */
export interface Reader {
  /** Root-relative. A text that cannot be read is empty; bytes that are not UTF-8, told when files are collected, are U+FFFD. */
  read: (file: string) => Promise<string>;
  problems: Problem[];
}

/** Opens a root. Line breaks come out as `\n`, a byte order mark does not come out. */
export function openReader(root: string): Reader {
  const problems: Problem[] = [];
  const read = async (file: string): Promise<string> => {
    try {
      // A thread has one text at a time, so there is nothing to do while waiting: asking at once is faster.
      const bytes = readFileSync(path.join(root, file));
      return new TextDecoder().decode(bytes).replaceAll('\r\n', '\n');
    } catch (error) {
      problems.push(unreadable(file, reasonOf(error)));
      return '';
    }
  };
  return { read, problems };
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

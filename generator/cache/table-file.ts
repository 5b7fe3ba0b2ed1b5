import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addPathToErrors } from './add-path-to-errors';

const NEWLINE = 10;
/** Lines are written in batches: one string of all lines would need several times its size in memory. */
const LINES_AT_A_TIME = 500;

/** Reads `[name, value]` pairs, one on each line. The last line is the hash of all others; a damaged file counts as empty. */
export function readTableFile(file: string): [string, unknown][] {
  try {
    const bytes = readFileSync(file);
    const end = bytes.lastIndexOf(NEWLINE, bytes.length - 2) + 1;
    const expected = bytes.subarray(end, bytes.length - 1).toString('latin1');
    if (createHash('sha256').update(bytes.subarray(0, end)).digest('hex') !== expected) return [];
    return [...linesOf(bytes.subarray(0, end))].map((line) => JSON.parse(line));
  } catch {
    return [];
  }
}

/** Replaces the file in one step. */
export function writeTableFile(file: string, pairs: [string, unknown][]): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  addPathToErrors(draft, () => writeLines(draft, pairs));
  renameSync(draft, file);
}

/** One line for each pair, then the hash of all lines. */
function writeLines(draft: string, pairs: [string, unknown][]): void {
  const hash = createHash('sha256');
  const descriptor = openSync(draft, 'w');
  try {
    for (let at = 0; at < pairs.length; at += LINES_AT_A_TIME) {
      const lines = pairs.slice(at, at + LINES_AT_A_TIME).map((pair) => `${JSON.stringify(pair)}\n`);
      const bytes = Buffer.from(lines.join(''));
      hash.update(bytes);
      // Unlike `writeSync`, it goes on after a write of fewer bytes, as on a disk that is nearly full.
      writeFileSync(descriptor, bytes);
    }
    writeFileSync(descriptor, `${hash.digest('hex')}\n`);
  } finally {
    closeSync(descriptor);
  }
}

function* linesOf(bytes: Buffer): Generator<string> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start);
    yield bytes.subarray(start, end).toString('utf8');
    start = end + 1;
  }
}

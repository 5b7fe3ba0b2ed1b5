import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addPathToErrors } from './add-path-to-errors';

const NEWLINE = 10;
const QUOTE = 34;
const BACKSLASH = 92;
const END_OF_LINE = Buffer.from('\n');
/** Lines are written in batches: one string of all lines would need several times its size in memory. */
const LINES_AT_A_TIME = 500;

/**
 * Reads the lines of a file, each a `[name, value]` pair, with their names. Values are not parsed. The last line is the hash of
 * all others; a damaged file counts as empty.
 */
export function readTableFile(file: string): [name: string, line: Buffer][] {
  try {
    const bytes = readFileSync(file);
    const end = bytes.lastIndexOf(NEWLINE, bytes.length - 2) + 1;
    const expected = bytes.subarray(end, bytes.length - 1).toString('latin1');
    if (createHash('sha256').update(bytes.subarray(0, end)).digest('hex') !== expected) return [];
    return [...linesOf(bytes.subarray(0, end))].map((line) => [nameOf(line), line]);
  } catch {
    return [];
  }
}

/** Replaces the file in one step. Lines are as they were read, or JSON of a `[name, value]` pair. */
export function writeTableFile(file: string, lines: readonly (Buffer | string)[]): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  addPathToErrors(draft, () => writeLines(draft, lines));
  renameSync(draft, file);
}

/** All lines, then the hash of them. */
function writeLines(draft: string, lines: readonly (Buffer | string)[]): void {
  const hash = createHash('sha256');
  const descriptor = openSync(draft, 'w');
  try {
    for (let at = 0; at < lines.length; at += LINES_AT_A_TIME) {
      const part = lines.slice(at, at + LINES_AT_A_TIME);
      const bytes = Buffer.concat(part.flatMap((line) => [Buffer.from(line), END_OF_LINE]));
      hash.update(bytes);
      // Unlike `writeSync`, it goes on after a write of fewer bytes, as on a disk that is nearly full.
      writeFileSync(descriptor, bytes);
    }
    writeFileSync(descriptor, `${hash.digest('hex')}\n`);
  } finally {
    closeSync(descriptor);
  }
}

function* linesOf(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start);
    yield bytes.subarray(start, end);
    start = end + 1;
  }
}

/** The first text of a line `["name",…]`. */
function nameOf(line: Buffer): string {
  let end = 2;
  while (end < line.length && line[end] !== QUOTE) end += line[end] === BACKSLASH ? 2 : 1;
  return JSON.parse(line.toString('utf8', 1, end + 1));
}

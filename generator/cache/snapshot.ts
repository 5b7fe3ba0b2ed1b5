import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';

/**
 * What a run has read of the site: each file once. Everything that is made, checked, hashed or written in
 * the run is made from these very bytes, so that nothing can be remembered under bytes that it was not made
 * from, however often a file changes meanwhile.
 */
export class Snapshot {
  /** Absolute; every file below is relative to it. */
  readonly root: string;
  private readonly files = new Map<string, { bytes: Buffer; hash: string } | Error>();
  private readonly folders = new Map<string, string[]>();

  constructor(root: string) {
    this.root = root;
  }

  /** The file's bytes. Throws what the file system said when it was first asked. */
  read(file: string): Buffer {
    return this.open(file).bytes;
  }

  /** The file's text; bytes that are no UTF-8 are U+FFFD, a byte order mark is left out. */
  text(file: string): string {
    return new TextDecoder().decode(this.read(file));
  }

  /** The text of a file that may be missing. */
  textIfThere(file: string): string | undefined {
    return this.has(file) ? this.text(file) : undefined;
  }

  has(file: string): boolean {
    return this.hashOf(file) !== MISSING;
  }

  /** Of the file's bytes; the same for every file that cannot be read. */
  hashOf(file: string): string {
    try {
      return this.open(file).hash;
    } catch {
      return MISSING;
    }
  }

  /** Names in a folder, sorted; none when there is no such folder. */
  names(folder: string): string[] {
    const known = this.folders.get(folder);
    if (known) return known;
    const names = namesIn(path.join(this.root, folder));
    this.folders.set(folder, names);
    return names;
  }

  private open(file: string): { bytes: Buffer; hash: string } {
    let opened = this.files.get(file);
    if (!opened) {
      opened = isBelow(file)
        ? readOnce(path.join(this.root, file))
        : new Error(`${file} lies outside the site.`);
      this.files.set(file, opened);
    }
    if (opened instanceof Error) throw opened;
    return opened;
  }
}

const MISSING = '';

/** Nothing outside the root is read, whatever a definition or an import says. */
function isBelow(file: string): boolean {
  return !path.isAbsolute(file) && !path.posix.normalize(file).startsWith('../');
}

function readOnce(file: string): { bytes: Buffer; hash: string } | Error {
  try {
    const bytes = readFileSync(file);
    return { bytes, hash: hashOf(bytes) };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../../cache/hash';

/** A finished file as it is remembered. */
export interface KeptFile {
  name: string;
  bytes: number;
  /** Of its content. */
  hash: string;
}

/** A folder of finished files; each name holds a hash of the content, so nothing is ever replaced. */
export class FilesFolder {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Absolute path of a file. */
  pathOf(name: string): string {
    return path.join(this.folder, name);
  }

  /** Keeps a file. Safe with other processes that keep the same one. */
  put(name: string, contents: string | Uint8Array): KeptFile {
    const bytes = Buffer.from(contents);
    const kept = { name, bytes: bytes.length, hash: hashOf(bytes) };
    if (this.isIntact(kept)) return kept;
    const draft = this.pathOf(`${name}.${process.pid}`);
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(draft, bytes);
    renameSync(draft, this.pathOf(name));
    return kept;
  }

  /** Whether a file is there, and as it was kept. */
  isIntact({ name, hash }: KeptFile): boolean {
    try {
      return hashOf(readFileSync(this.pathOf(name))) === hash;
    } catch {
      return false;
    }
  }

  /**
   * Removes every file that is not named. What is younger than an hour stays: another run that is
   * under way may be about to name it.
   */
  sweep(names: ReadonlySet<string>): void {
    for (const name of list(this.folder)) {
      if (!names.has(name) && isOld(this.pathOf(name))) rmSync(this.pathOf(name), { force: true });
    }
  }
}

const HOUR_MS = 3_600_000;

function isOld(file: string): boolean {
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return modified !== undefined && Date.now() - modified > HOUR_MS;
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

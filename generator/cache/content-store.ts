import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';

/**
 * Keeps values as files named by their content. A value whose bytes no longer fit its name is
 * reported as missing, so a damaged cache costs time and never a wrong page.
 */
export class ContentStore {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Keeps `value` and returns the name to ask for it with. Safe with many writers. */
  put(value: string | Uint8Array): string {
    const hash = hashOf(value);
    const file = this.fileOf(hash);
    if (this.get(hash)) return hash;
    mkdirSync(path.dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    writeFileSync(draft, value);
    renameSync(draft, file);
    return hash;
  }

  /** The value, or undefined when it was never kept or is damaged. */
  get(hash: string): Buffer | undefined {
    try {
      const value = readFileSync(this.fileOf(hash));
      return hashOf(value) === hash ? value : undefined;
    } catch {
      return undefined;
    }
  }

  /** Whether a value of this name is there, undamaged. */
  has(hash: string): boolean {
    return this.get(hash) !== undefined;
  }

  /**
   * Removes every value that is not `kept`, and drafts that a killed run left behind. What is younger than
   * an hour stays: another run that is under way may be about to name it.
   */
  sweep(kept: ReadonlySet<string>): void {
    for (const shelf of list(this.folder)) {
      for (const name of list(path.join(this.folder, shelf))) {
        const file = path.join(this.folder, shelf, name);
        if (!kept.has(shelf + name) && isOld(file)) rmSync(file, { force: true });
      }
    }
  }

  /** Where the value lies, for hard links. */
  fileOf(hash: string): string {
    return path.join(this.folder, hash.slice(0, 2), hash.slice(2));
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

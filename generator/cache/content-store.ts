import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';
import { naming } from './naming';

/**
 * Keeps values as files named by their content. A value whose bytes no longer fit its name is
 * reported as missing, so a damaged cache costs time and never a wrong page.
 */
export class ContentStore {
  readonly folder: string;
  /** Names of values that were whole when they were first looked at: none is read only to see that again. */
  private readonly whole = new Set<string>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Keeps `value` and returns the name to ask for it with. Safe with many writers. */
  put(value: string | Uint8Array): string {
    const hash = hashOf(value);
    const file = this.fileOf(hash);
    if (this.has(hash)) return hash;
    mkdirSync(path.dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    naming(draft, () => writeFileSync(draft, value));
    renameSync(draft, file);
    this.whole.add(hash);
    return hash;
  }

  /** The value, or undefined when it was never kept or is damaged. */
  get(hash: string): Buffer | undefined {
    const value = readIfThere(this.fileOf(hash));
    const isWhole = value !== undefined && hashOf(value) === hash;
    if (isWhole) this.whole.add(hash);
    else this.whole.delete(hash);
    return isWhole ? value : undefined;
  }

  /** Whether a value of this name is there, undamaged. */
  has(hash: string): boolean {
    return this.whole.has(hash) ? existsSync(this.fileOf(hash)) : this.get(hash) !== undefined;
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

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
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

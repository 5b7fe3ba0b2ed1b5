import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';
import { addPathToErrors } from './add-path-to-errors';
import { settledState } from './file-state';
import { isOld } from './is-old';
import type { Table } from './table';

/**
 * Stores values as files named by the hash of their content. A value whose bytes do not match its name counts as missing, so
 * a damaged cache costs time but never yields a wrong page.
 */
export class ContentStore {
  readonly folder: string;
  /** Names of values that were verified once, so that `has` need not read them again. */
  private readonly whole = new Set<string>();
  /** The states of files when earlier runs verified them, by name of the value, and for a copy by its own name, too. */
  private readonly verified: Table<string> | undefined;
  /** Names in the folders of the store, as this run found them. */
  private shelves = new Map<string, Set<string>>();

  constructor(folder: string, verified?: Table<string>) {
    this.folder = folder;
    this.verified = verified;
  }

  /** Stores a value and returns its name. Safe with concurrent writers. */
  put(value: string | Uint8Array): string {
    const hash = hashOf(value);
    const file = this.fileOf(hash);
    if (this.has(hash) && existsSync(file)) return hash;
    mkdirSync(path.dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    addPathToErrors(draft, () => writeFileSync(draft, value));
    renameSync(draft, file);
    this.note(hash);
    return hash;
  }

  /** The value; undefined when it is missing or damaged. */
  get(hash: string): Buffer | undefined {
    const value = readIfThere(this.fileOf(hash));
    const isWhole = value !== undefined && hashOf(value) === hash;
    if (isWhole) this.note(hash);
    else this.forget(hash);
    return isWhole ? value : undefined;
  }

  /** Whether an undamaged value of this name exists. A file that is as it was when it was verified is not read again. */
  has(hash: string): boolean {
    if (this.whole.has(hash)) return this.shelfOf(hash).has(hash.slice(2));
    const state = this.verified && settledState(this.fileOf(hash));
    if (state === undefined || this.verified?.get(hash) !== state) return this.verify(hash, state);
    this.note(hash);
    return true;
  }

  /**
   * Whether a file elsewhere has the value of this name. Like a file of the store, it is not read again while it is as it was
   * when it was verified.
   */
  isCopy(file: string, hash: string): boolean {
    const key = `${path.basename(file)} ${hash}`;
    const state = this.verified && settledState(file);
    if (state !== undefined && this.verified?.get(key) === state) return true;
    const value = readIfThere(file);
    const isWhole = value !== undefined && hashOf(value) === hash;
    if (isWhole && state !== undefined) this.verified?.set(key, state);
    return isWhole;
  }

  /** For a run that begins in the same process: other programs may have removed files since the last one. */
  lookAgain(): void {
    this.shelves = new Map();
  }

  /** Records for later runs what this one has verified. */
  save(): void {
    this.verified?.save();
  }

  private verify(hash: string, state: string | undefined): boolean {
    const isWhole = this.get(hash) !== undefined;
    // The state from before reading: what is written meanwhile has another one.
    if (isWhole && state !== undefined) this.verified?.set(hash, state);
    return isWhole;
  }

  private note(hash: string): void {
    this.whole.add(hash);
    this.shelves.get(hash.slice(0, 2))?.add(hash.slice(2));
  }

  private forget(hash: string): void {
    this.whole.delete(hash);
    this.verified?.delete(hash);
  }

  /** Asking the system for each file takes several times as long. */
  private shelfOf(hash: string): Set<string> {
    const shelf = hash.slice(0, 2);
    const names = this.shelves.get(shelf) ?? new Set(list(path.join(this.folder, shelf)));
    this.shelves.set(shelf, names);
    return names;
  }

  /**
   * Removes every value that is not in `kept`, and drafts of killed runs. Files younger than an hour stay: a concurrent run
   * may be about to record them.
   */
  sweep(kept: ReadonlySet<string>): void {
    for (const shelf of list(this.folder)) {
      for (const name of list(path.join(this.folder, shelf))) {
        const file = path.join(this.folder, shelf, name);
        if (!kept.has(shelf + name) && isOld(file)) rmSync(file, { force: true });
      }
    }
    this.lookAgain();
  }

  /** The file of a value, for hard links. */
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

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

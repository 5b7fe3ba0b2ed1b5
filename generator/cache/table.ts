import { statSync } from 'node:fs';
import { readTableFile, writeTableFile } from './table-file';

/** Records that are unused for so many days are removed. */
const KEPT_FOR_DAYS = 30;
const DAY_MS = 86_400_000;

interface Row<T> {
  value: T;
  /** The day of the last use, counted from 1970. */
  usedOn: number;
}

/**
 * The latest record of each name, in one file that is read at the start of a run and replaced at its end. What other runs have
 * written meanwhile stays.
 */
export class Table<T> {
  private readonly file: string;
  private rows: Map<string, Row<T>> | undefined;
  private readonly today = Math.floor(Date.now() / DAY_MS);
  private changed = false;
  /** Names that this run has set or removed. */
  private readonly own = new Set<string>();
  /** Which version of the file was read or written last. */
  private version: string | undefined;

  constructor(file: string) {
    this.file = file;
  }

  get(name: string): T | undefined {
    const row = this.load().get(name);
    if (row && row.usedOn !== this.today) {
      row.usedOn = this.today;
      this.changed = true;
    }
    return row?.value;
  }

  set(name: string, value: T): void {
    this.changed = true;
    this.own.add(name);
    this.load().set(name, { value, usedOn: this.today });
  }

  /** Removes a record. */
  delete(name: string): void {
    this.own.add(name);
    this.changed = this.load().delete(name) || this.changed;
  }

  /** All values. */
  values(): T[] {
    return [...this.load().values()].map(({ value }) => value);
  }

  /** Removes expired records, and replaces the file when something changed. */
  save(): 'changed' | 'same' {
    if (!this.changed) return 'same';
    this.mergeOthers();
    for (const [name, { usedOn }] of this.load()) {
      if (usedOn < this.today - KEPT_FOR_DAYS) this.load().delete(name);
    }
    writeTableFile(this.file, [...this.load()]);
    this.version = versionOf(this.file);
    this.changed = false;
    return 'changed';
  }

  /** Takes over what other runs have written and removed since, except for names that this run has set or removed itself. */
  private mergeOthers(): void {
    const rows = this.load();
    if (this.version === versionOf(this.file)) return;
    const others = this.read();
    for (const name of rows.keys()) if (!this.own.has(name) && !others.has(name)) rows.delete(name);
    for (const [name, row] of others) if (!this.own.has(name)) rows.set(name, row);
  }

  private load(): Map<string, Row<T>> {
    this.rows ??= this.read();
    return this.rows;
  }

  private read(): Map<string, Row<T>> {
    this.version = versionOf(this.file);
    return new Map(readTableFile(this.file).flatMap(([name, row]) => (isRow<T>(row) ? [[name, row]] : [])));
  }
}

/** Changes whenever the file is replaced. */
function versionOf(file: string): string {
  const { ino, mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return [ino, mtimeMs, size].join();
}

function isRow<T>(value: unknown): value is Row<T> {
  return typeof value === 'object' && value !== null && 'value' in value && 'usedOn' in value;
}

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

/** A record, and its line in the file while it is as it was read there. It is parsed when it is asked for. */
interface Entry<T> {
  line?: Buffer | undefined;
  row?: Row<T> | undefined;
}

/**
 * The latest record of each name, in one file that is read at the start of a run and replaced at its end. What other runs have
 * written meanwhile stays.
 */
export class Table<T> {
  private readonly file: string;
  private entries: Map<string, Entry<T>> | undefined;
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
    const entry = this.load().get(name);
    const row = entry && rowOf(entry);
    if (row && row.usedOn !== this.today) {
      row.usedOn = this.today;
      entry.line = undefined;
      this.changed = true;
    }
    return row?.value;
  }

  set(name: string, value: T): void {
    this.changed = true;
    this.own.add(name);
    this.load().set(name, { row: { value, usedOn: this.today } });
  }

  /** Removes a record. */
  delete(name: string): void {
    this.own.add(name);
    this.changed = this.load().delete(name) || this.changed;
  }

  /** All values. */
  values(): T[] {
    return [...this.load().values()].flatMap((entry) => rowOf(entry) ?? []).map(({ value }) => value);
  }

  /** Parses all records, for whoever waits for something else and needs most of them later. */
  parse(): void {
    for (const entry of this.load().values()) rowOf(entry);
  }

  /** Removes expired records, and replaces the file when something changed. */
  save(): 'changed' | 'same' {
    if (!this.changed) return 'same';
    this.mergeOthers();
    const lines: (Buffer | string)[] = [];
    for (const [name, entry] of this.load()) {
      const row = rowOf(entry);
      if (!row || row.usedOn < this.today - KEPT_FOR_DAYS) this.load().delete(name);
      else lines.push(entry.line ?? JSON.stringify([name, row]));
    }
    writeTableFile(this.file, lines);
    this.version = versionOf(this.file);
    this.changed = false;
    return 'changed';
  }

  /** Takes over what other runs have written and removed since, except for names that this run has set or removed itself. */
  private mergeOthers(): void {
    const entries = this.load();
    if (this.version === versionOf(this.file)) return;
    const others = this.read();
    for (const name of entries.keys()) if (!this.own.has(name) && !others.has(name)) entries.delete(name);
    for (const [name, entry] of others) if (!this.own.has(name)) entries.set(name, entry);
  }

  private load(): Map<string, Entry<T>> {
    this.entries ??= this.read();
    return this.entries;
  }

  private read(): Map<string, Entry<T>> {
    this.version = versionOf(this.file);
    return new Map(readTableFile(this.file).map(([name, line]) => [name, { line }]));
  }
}

/** The record of an entry; undefined for a line that no table has written. */
function rowOf<T>(entry: Entry<T>): Row<T> | undefined {
  if (entry.row || !entry.line) return entry.row;
  const [, row]: unknown[] = JSON.parse(entry.line.toString('utf8'));
  entry.row = isRow<T>(row) ? row : undefined;
  return entry.row;
}

/** Changes whenever the file is replaced. */
function versionOf(file: string): string {
  const { ino, mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return [ino, mtimeMs, size].join();
}

function isRow<T>(value: unknown): value is Row<T> {
  return typeof value === 'object' && value !== null && 'value' in value && 'usedOn' in value;
}

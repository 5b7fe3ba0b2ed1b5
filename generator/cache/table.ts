import { readTableFile, writeTableFile } from './table-file';

/** Records that are unused for so many days are removed. */
const KEPT_FOR_DAYS = 30;
const DAY_MS = 86_400_000;

interface Row<T> {
  value: T;
  /** The day of the last use, counted from 1970. */
  usedOn: number;
}

/** The latest record of each name, in one file that is read at the start of a run and replaced at its end. */
export class Table<T> {
  private readonly file: string;
  private rows: Map<string, Row<T>> | undefined;
  private readonly today = Math.floor(Date.now() / DAY_MS);
  private changed = false;

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
    this.load().set(name, { value, usedOn: this.today });
  }

  /** Removes a record. */
  delete(name: string): void {
    this.changed = this.load().delete(name) || this.changed;
  }

  /** All values. */
  values(): T[] {
    return [...this.load().values()].map(({ value }) => value);
  }

  /** Removes expired records, and replaces the file when something changed. */
  save(): 'changed' | 'same' {
    if (!this.changed) return 'same';
    for (const [name, { usedOn }] of this.load()) {
      if (usedOn < this.today - KEPT_FOR_DAYS) this.load().delete(name);
    }
    writeTableFile(this.file, [...this.load()]);
    this.changed = false;
    return 'changed';
  }

  private load(): Map<string, Row<T>> {
    this.rows ??= new Map(
      readTableFile(this.file).flatMap(([name, row]) => (isRow<T>(row) ? [[name, row]] : [])),
    );
    return this.rows;
  }
}

function isRow<T>(value: unknown): value is Row<T> {
  return typeof value === 'object' && value !== null && 'value' in value && 'usedOn' in value;
}

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';

/** Runs an entry may sit unused before it is forgotten. */
const KEPT_FOR_RUNS = 5;

interface Line<T> {
  value: T;
  unused: number;
}

/** What was made last for each name, in one file that is read at the start and replaced at the end. */
export class Ledger<T> {
  readonly file: string;
  private readonly lines: Map<string, Line<T>>;
  private readonly used = new Set<string>();
  private changed = false;

  constructor(file: string) {
    this.file = file;
    this.lines = new Map(Object.entries(readLines<T>(file)));
  }

  get(name: string): T | undefined {
    const line = this.lines.get(name);
    if (line) this.used.add(name);
    return line?.value;
  }

  set(name: string, value: T): void {
    this.used.add(name);
    this.changed = true;
    this.lines.set(name, { value, unused: 0 });
  }

  /** Every value that is kept now. */
  values(): T[] {
    return [...this.lines.values()].map(({ value }) => value);
  }

  /** Replaces the file and forgets what no run has asked for in a while. A run that asked for all changes nothing. */
  save(): 'changed' | 'same' {
    // A run that never came to ask says nothing about what is still needed.
    if (this.used.size === 0) return 'same';
    const aged = [...this.lines].filter(([name, line]) => !this.used.has(name) || line.unused > 0);
    if (!this.changed && aged.length === 0) return 'same';
    for (const [name, line] of aged) {
      line.unused = this.used.has(name) ? 0 : line.unused + 1;
      if (line.unused > KEPT_FOR_RUNS) this.lines.delete(name);
    }
    writeLines(this.file, Object.fromEntries(this.lines));
    return 'changed';
  }
}

/** A file that was damaged is no file: everything is made anew. */
function readLines<T>(file: string): Record<string, Line<T>> {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    return hashOf(json) === text.slice(0, end) ? JSON.parse(json) : {};
  } catch {
    return {};
  }
}

function writeLines<T>(file: string, lines: Record<string, Line<T>>): void {
  const json = JSON.stringify(lines);
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, `${hashOf(json)}\n${json}`);
  renameSync(draft, file);
}

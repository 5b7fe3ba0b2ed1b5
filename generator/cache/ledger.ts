import { readLedgerFile, writeLedgerFile } from './ledger-file';

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
    this.lines = new Map();
    for (const [name, line] of readLedgerFile(file)) if (isLine<T>(line)) this.lines.set(name, line);
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
    writeLedgerFile(this.file, [...this.lines]);
    return 'changed';
  }
}

function isLine<T>(value: unknown): value is Line<T> {
  return typeof value === 'object' && value !== null && 'value' in value && 'unused' in value;
}

import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../../cache/hash';

/**
 * Values by name, in one file that is read at once and replaced when it is saved. Saving keeps what
 * was asked for or set since it was opened: what nobody asks for any more is forgotten. A book that
 * another writer wrote is an empty one, as its values may have another shape.
 */
export class Book<T> {
  private readonly file: string;
  private readonly writer: string;
  private readonly pages: Map<string, T>;
  private readonly used = new Set<string>();

  constructor(file: string, writer: string) {
    this.file = file;
    this.writer = writer;
    this.pages = new Map(Object.entries(readPages<T>(file, writer)));
  }

  get(name: string): T | undefined {
    this.used.add(name);
    return this.pages.get(name);
  }

  set(name: string, value: T): void {
    this.used.add(name);
    this.pages.set(name, value);
  }

  /** Every value that saving keeps. */
  values(): T[] {
    return [...this.used].flatMap((name) => this.pages.get(name) ?? []);
  }

  save(): void {
    const kept = [...this.pages].filter(([name]) => this.used.has(name));
    const json = JSON.stringify(Object.fromEntries(kept));
    const draft = `${this.file}.${process.pid}`;
    mkdirSync(path.dirname(this.file), { recursive: true });
    writeFileSync(draft, `${hashOf(this.writer, json)}\n${json}`);
    renameSync(draft, this.file);
  }
}

/** The first line is a hash of the writer and the rest: a damaged file is no file, and everything is made anew. */
function readPages<T>(file: string, writer: string): Record<string, T> {
  try {
    const text = readFileSync(file, 'utf8');
    const end = text.indexOf('\n');
    const json = text.slice(end + 1);
    return hashOf(writer, json) === text.slice(0, end) ? JSON.parse(json) : {};
  } catch {
    return {};
  }
}

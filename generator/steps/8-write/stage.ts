import { copyFileSync, existsSync, linkSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A new output tree that grows beside the old one; nobody sees it before it is published. */
export class Stage {
  readonly folder: string;
  /** Files and bytes so far. */
  files = 0;
  bytes = 0;
  private readonly folders = new Set<string>();

  /** Begins with an empty folder; what a killed build left there is gone. */
  constructor(folder: string) {
    this.folder = folder;
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }

  /** Writes a file; `file` is relative and may not leave the tree. */
  write(file: string, contents: string | Uint8Array): void {
    writeFileSync(this.place(file), contents);
    this.count(Buffer.byteLength(contents));
  }

  /** Puts a finished file there without copying its bytes, where the disk allows that. */
  link(file: string, from: string): void {
    const to = this.place(file);
    try {
      linkSync(from, to);
    } catch {
      copyFileSync(from, to);
    }
    this.count(statSync(to).size);
  }

  /** Copies a file that others may still write to. */
  copy(file: string, from: string): void {
    const to = this.place(file);
    copyFileSync(from, to);
    this.count(statSync(to).size);
  }

  /** Whether the tree holds a file of this name already. */
  has(file: string): boolean {
    return existsSync(path.join(this.folder, file));
  }

  /** Takes the tree away again: a rehearsal leaves nothing. */
  discard(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private count(bytes: number): void {
    this.files += 1;
    this.bytes += bytes;
  }

  private place(file: string): string {
    const target = path.join(this.folder, file);
    const folder = path.dirname(target);
    if (!`${folder}${path.sep}`.startsWith(`${this.folder}${path.sep}`)) {
      throw new Error(`${file} would be written outside the output folder.`);
    }
    if (!this.folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.folders.add(folder);
    }
    return target;
  }
}

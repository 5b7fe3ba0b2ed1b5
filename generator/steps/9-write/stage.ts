import { statSync } from 'node:fs';
import path from 'node:path';

/** How a file of the new tree is created. */
export type Placement =
  | { how: 'write'; contents: string | Uint8Array }
  /** A file that is never changed, so that a hard link is enough. */
  | { how: 'link'; from: string }
  /** A file that may still be changed, so that it is copied. */
  | { how: 'copy'; from: string };

/** The files of a new output tree. Nothing is written before `writeTree`, so that an equal tree is not written at all. */
export class Stage {
  private readonly placed = new Map<string, Placement>();

  write(file: string, contents: string | Uint8Array): void {
    this.place(file, { how: 'write', contents });
  }

  link(file: string, from: string): void {
    this.place(file, { how: 'link', from });
  }

  copy(file: string, from: string): void {
    this.place(file, { how: 'copy', from });
  }

  /** Whether the tree holds a file of this name already. */
  has(file: string): boolean {
    return this.placed.has(path.normalize(file));
  }

  /** Every file of the tree, relative to it, and how it comes to be. */
  placements(): ReadonlyMap<string, Placement> {
    return this.placed;
  }

  /** Files and bytes of the tree. */
  size(): { files: number; bytes: number } {
    const sizes = [...this.placed.values()].map(sizeOf);
    return { files: sizes.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
  }

  private place(file: string, placement: Placement): void {
    const name = path.normalize(file);
    if (name.startsWith('..') || path.isAbsolute(name)) {
      throw new Error(`${file} would be written outside the output folder.`);
    }
    this.placed.set(name, placement);
  }
}

function sizeOf(placement: Placement): number {
  return placement.how === 'write' ? Buffer.byteLength(placement.contents) : statSync(placement.from).size;
}

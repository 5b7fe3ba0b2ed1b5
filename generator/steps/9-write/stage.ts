import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** How a file of the new tree comes to be. */
type Placement =
  | { how: 'write'; contents: string | Uint8Array }
  /** A file that is made when it is wanted, and not kept: there may be thousands of them. */
  | { how: 'make'; contents: () => string }
  /** A finished file that nobody writes to: its bytes need not be copied. */
  | { how: 'link'; from: string }
  /** A file that others may still write to. */
  | { how: 'copy'; from: string };

/** The files of a new output tree. Nothing is on the disk before `raise`, so that an equal tree costs no writing. */
export class Stage {
  private readonly placements = new Map<string, Placement>();

  write(file: string, contents: string | Uint8Array): void {
    this.place(file, { how: 'write', contents });
  }

  make(file: string, contents: () => string): void {
    this.place(file, { how: 'make', contents });
  }

  link(file: string, from: string): void {
    this.place(file, { how: 'link', from });
  }

  copy(file: string, from: string): void {
    this.place(file, { how: 'copy', from });
  }

  /** Whether the tree holds a file of this name already. */
  has(file: string): boolean {
    return this.placements.has(path.normalize(file));
  }

  /** Files and bytes of the tree. */
  size(): { files: number; bytes: number } {
    const sizes = [...this.placements.values()].map(sizeOf);
    return { files: sizes.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
  }

  /** Whether exactly these files, byte by byte, stand in `folder`, whose files are `published`. */
  isPublished(folder: string, published: string[]): boolean {
    return (
      published.length === this.placements.size &&
      published.every((file) => {
        const placement = this.placements.get(file);
        return placement !== undefined && isSame(path.join(folder, file), placement);
      })
    );
  }

  /** Puts the tree into `folder`, which is emptied first: what a killed build left there is gone. */
  raise(folder: string): void {
    rmSync(folder, { recursive: true, force: true });
    const folders = new Set([...this.placements.keys()].map((file) => path.dirname(path.join(folder, file))));
    for (const name of folders) mkdirSync(name, { recursive: true });
    for (const [file, placement] of this.placements) put(path.join(folder, file), placement);
  }

  private place(file: string, placement: Placement): void {
    const name = path.normalize(file);
    if (name.startsWith('..') || path.isAbsolute(name)) {
      throw new Error(`${file} would be written outside the output folder.`);
    }
    this.placements.set(name, placement);
  }
}

function sizeOf(placement: Placement): number {
  if (placement.how === 'make') return Buffer.byteLength(placement.contents());
  return placement.how === 'write' ? Buffer.byteLength(placement.contents) : statSync(placement.from).size;
}

/** The same inode is the same bytes, and the cache has just verified them; all else is read and compared. */
function isSame(file: string, placement: Placement): boolean {
  if (placement.how === 'write') return readFileSync(file).equals(Buffer.from(placement.contents));
  if (placement.how === 'make') return readFileSync(file).equals(Buffer.from(placement.contents()));
  const [there, wanted] = [statSync(file), statSync(placement.from)];
  if (there.ino === wanted.ino && there.dev === wanted.dev) return true;
  return there.size === wanted.size && readFileSync(file).equals(readFileSync(placement.from));
}

function put(target: string, placement: Placement): void {
  if (placement.how === 'write') writeFileSync(target, placement.contents);
  else if (placement.how === 'make') writeFileSync(target, placement.contents());
  else if (placement.how === 'copy') copyFileSync(placement.from, target);
  else linkOrCopy(placement.from, target);
}

/** Not every disk links. */
function linkOrCopy(from: string, target: string): void {
  try {
    linkSync(from, target);
  } catch {
    if (!existsSync(target)) copyFileSync(from, target);
  }
}

import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';

/**
 * What a run has read of the site: each file once. Everything that is made, checked, hashed or written in
 * the run is made from these very bytes, so that nothing can be remembered under bytes that it was not made
 * from, however often a file changes meanwhile.
 */
export class Snapshot {
  /** Absolute; every file below is relative to it. */
  readonly root: string;
  private readonly files = new Map<string, { bytes: Buffer; hash: string } | Error>();
  private readonly folders = new Map<string, string[]>();
  private readonly lists = new Map<string, { below: string; names: Promise<string[]> }>();

  /** The same for a site that is read again only where somebody saw a change. */
  readonly session: object;

  constructor(root: string, session: object = {}) {
    this.root = root;
    this.session = session;
  }

  /**
   * The same site after some files and folders changed. What lies in folders that somebody watches and is not among the
   * changes is as it was and need not be read again; everything else is.
   */
  after(changed: readonly string[], watched: readonly string[]): Snapshot {
    const next = new Snapshot(this.root, this.session);
    const again = new Set(changed);
    const foldersAgain = new Set(changed.flatMap((name) => [name, path.posix.dirname(name)]));
    const isWatched = (name: string) =>
      !UNWATCHED.test(name) && watched.some((top) => name === top || name.startsWith(`${top}/`));
    for (const [file, opened] of this.files)
      if (isWatched(file) && !isIn(again, file)) next.files.set(file, opened);
    for (const [folder, names] of this.folders)
      if (isWatched(folder) && !foldersAgain.has(folder) && !isIn(again, folder))
        next.folders.set(folder, names);
    const moved = changed.filter((name) => !this.hasOtherContents(name));
    for (const [key, list] of this.lists)
      if (isWatched(list.below) && !moved.some((name) => areInLine(name, list.below)))
        next.lists.set(key, list);
    return next;
  }

  /** Whether a name that changed is a file as before, so that lists of names are still right. */
  private hasOtherContents(name: string): boolean {
    const known = this.files.get(name);
    return (
      known !== undefined &&
      !(known instanceof Error) &&
      statSync(path.join(this.root, name), { throwIfNoEntry: false })?.isFile() === true
    );
  }

  /** The file's bytes. Throws what the file system said when it was first asked. */
  read(file: string): Buffer {
    return this.open(file).bytes;
  }

  /** The file's text; bytes that are no UTF-8 are U+FFFD, a byte order mark is left out. */
  text(file: string): string {
    return new TextDecoder().decode(this.read(file));
  }

  /** The text of a file that may be missing. */
  textIfThere(file: string): string | undefined {
    return this.has(file) ? this.text(file) : undefined;
  }

  has(file: string): boolean {
    return this.hashOf(file) !== MISSING;
  }

  /** Of the file's bytes; the same for every file that cannot be read. */
  hashOf(file: string): string {
    try {
      return this.open(file).hash;
    } catch {
      return MISSING;
    }
  }

  /** Names in a folder, sorted; none when there is no such folder. */
  names(folder: string): string[] {
    const known = this.folders.get(folder);
    if (known) return known;
    const names = namesIn(path.join(this.root, folder));
    this.folders.set(folder, names);
    return names;
  }

  /** Names of a kind below a folder, looked for once: `find` gives them. */
  list(below: string, kind: string, find: () => Promise<string[]>): Promise<string[]> {
    const key = `${kind} ${below}`;
    const names = this.lists.get(key)?.names ?? find();
    this.lists.set(key, { below, names });
    return names;
  }

  private open(file: string): { bytes: Buffer; hash: string } {
    let opened = this.files.get(file);
    if (!opened) {
      opened = isBelow(file)
        ? readOnce(path.join(this.root, file))
        : new Error(`${file} lies outside the site.`);
      this.files.set(file, opened);
    }
    if (opened instanceof Error) throw opened;
    return opened;
  }
}

const MISSING = '';

/** Names that no watcher looks at. */
const UNWATCHED = /(^|\/)(\.|node_modules)/;

/** Whether a name, or a folder that it lies in, is among some: a folder that was moved takes along what lies in it. */
function isIn(names: ReadonlySet<string>, name: string): boolean {
  if (names.has(name)) return true;
  const folder = path.posix.dirname(name);
  return folder !== '.' && folder !== name && isIn(names, folder);
}

/** Whether one of two names lies below the other, or is it. */
function areInLine(name: string, other: string): boolean {
  return name === other || name.startsWith(`${other}/`) || other.startsWith(`${name}/`);
}

/** Nothing outside the root is read, whatever a definition or an import says. */
function isBelow(file: string): boolean {
  return !path.isAbsolute(file) && !path.posix.normalize(file).startsWith('../');
}

function readOnce(file: string): { bytes: Buffer; hash: string } | Error {
  try {
    // Whoever opens a pipe waits for somebody to write into it.
    if (statSync(file).isFIFO()) throw new Error(`${file} is a pipe, and not a file.`);
    const bytes = readFileSync(file);
    return { bytes, hash: hashOf(bytes) };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

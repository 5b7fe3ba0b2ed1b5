import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';

/**
 * The files of a site as one run reads them: each file once. All steps of the run use the same bytes, so that no value is
 * recorded under a hash of other bytes when a file changes during the run.
 */
export class Snapshot {
  /** Absolute; every file below is relative to it. */
  readonly root: string;
  private readonly files = new Map<string, { bytes: Buffer; hash: string } | Error>();
  private readonly folders = new Map<string, string[] | Error>();
  private readonly lists = new Map<string, { below: string; names: Promise<string[]> }>();

  /** Shared by the snapshots of one watched site (`after`). */
  readonly session: object;

  constructor(root: string, session: object = {}) {
    this.root = root;
    this.session = session;
  }

  /**
   * The next snapshot, after files and folders changed. Files in watched folders that are not among the changes are not read
   * again; everything else is.
   */
  after(changed: readonly string[], watched: readonly string[]): Snapshot {
    const next = new Snapshot(this.root, this.session);
    const again = new Set(changed);
    const foldersAgain = new Set(changed.flatMap((name) => [name, path.posix.dirname(name)]));
    const isWatched = (name: string) =>
      !isUnwatched(name) && watched.some((top) => name === top || name.startsWith(`${top}/`));
    for (const [file, opened] of this.files)
      if (isWatched(file) && !isIn(again, file)) next.files.set(file, opened);
    for (const [folder, names] of this.folders)
      if (isWatched(folder) && !foldersAgain.has(folder) && !isIn(again, folder))
        next.folders.set(folder, names);
    const moved = changed.filter((name) => !this.hasOtherContents(name));
    for (const [key, list] of this.lists)
      if (isWatched(list.below) && !moved.some((name) => areNested(name, list.below)))
        next.lists.set(key, list);
    return next;
  }

  /** Whether a changed name was and is a file: lists of names stay valid then. */
  private hasOtherContents(name: string): boolean {
    const known = this.files.get(name);
    return (
      known !== undefined &&
      !(known instanceof Error) &&
      statSync(path.join(this.root, name), { throwIfNoEntry: false })?.isFile() === true
    );
  }

  /** The file's bytes. Throws the error of the first attempt to read it. */
  read(file: string): Buffer {
    return this.open(file).bytes;
  }

  /** The file's text: invalid UTF-8 becomes U+FFFD, a byte order mark is removed. */
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

  /** The hash of the file's bytes; one constant for all files that cannot be read. */
  hashOf(file: string): string {
    try {
      return this.open(file).hash;
    } catch {
      return MISSING;
    }
  }

  /** Names in a folder, sorted; none when there is no such folder, or one that cannot be read. */
  names(folder: string): string[] {
    const names = this.folders.get(folder) ?? namesIn(path.join(this.root, folder));
    this.folders.set(folder, names);
    return names instanceof Error ? [] : names;
  }

  /** Names of one kind below a folder; calls `find` once. */
  list(below: string, kind: string, find: () => Promise<string[]>): Promise<string[]> {
    const key = `${kind} ${below}`;
    const names = this.lists.get(key)?.names ?? find();
    this.lists.set(key, { below, names });
    return names;
  }

  /** Files and folders that are there, but cannot be read, with what the operating system says. */
  unreadable(): { name: string; reason: string }[] {
    const failed = [...this.files, ...this.folders].flatMap(([name, found]) =>
      found instanceof Error && UNREADABLE.test(found.message) ? [{ name, reason: found.message }] : [],
    );
    return failed.sort((a, b) => (a.name < b.name ? -1 : 1));
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

/** What the operating system says when this user has no permission, or when the disk fails. */
const UNREADABLE = /^(?:EACCES|EPERM|EIO)\b/;

/** Hidden names and packages. `.` and `..` are no names. */
const UNWATCHED = /(^|\/)(\.(?!\.?(\/|$))|node_modules(\/|$))/;

/**
 * Whether a watcher leaves out a name, relative to the root. A snapshot reads such files again: both must agree, as the
 * snapshot trusts what the watcher reports.
 */
export function isUnwatched(name: string): boolean {
  return UNWATCHED.test(name);
}

/** Whether a name or one of its folders is among `names`: moving a folder moves what it contains. */
function isIn(names: ReadonlySet<string>, name: string): boolean {
  if (names.has(name)) return true;
  const folder = path.posix.dirname(name);
  return folder !== '.' && folder !== name && isIn(names, folder);
}

/** Whether two names are equal, or one lies below the other. */
function areNested(name: string, other: string): boolean {
  return name === other || name.startsWith(`${other}/`) || other.startsWith(`${name}/`);
}

/** Files outside the root are never read, even if a definition or an import names one. */
function isBelow(file: string): boolean {
  return !path.isAbsolute(file) && !path.posix.normalize(file).startsWith('../');
}

function readOnce(file: string): { bytes: Buffer; hash: string } | Error {
  try {
    // Opening a pipe would block until another process writes into it.
    if (statSync(file).isFIFO()) throw new Error(`${file} is a pipe, not a file.`);
    const bytes = readFileSync(file);
    return { bytes, hash: hashOf(bytes) };
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function namesIn(folder: string): string[] | Error {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

import { isTyped } from './code-names';
import { type CodeFile, type CodeRecord, recordCode, type SourceFile } from './code-record';

/** Reads a file that exists, root-relative. */
export type ReadFile = (file: string) => Promise<string>;

/** Returns the stored record of a file, if there is one. */
export type KnownCode = (file: string) => CodeRecord | undefined;

/** The source files of one page's folder: each is read, parsed and turned into JavaScript at most once. */
export interface CodeFiles {
  exists: ReadonlySet<string>;
  read: (file: string) => Promise<SourceFile>;
  /** The JavaScript twin: the committed one, or a generated one. A file without types is its own twin. */
  twin: (file: string) => Promise<CodeFile>;
}

/** Opens a page's folder. Records that are not stored are created. */
export function openCodeFiles(
  files: readonly string[],
  readFile: ReadFile,
  known: KnownCode = () => undefined,
): CodeFiles {
  const exists = new Set(files);
  const record = once(async (file: string) => known(file) ?? recordCode(file, await readFile(file)));
  const read = async (file: string) => (await record(file)).source;
  const twin = async (file: string) => {
    if (!isTyped(file)) return read(file);
    const committed = committedTwin(file, exists);
    if (committed !== undefined) return read(committed);
    // A file that does not parse is its own twin: its problem is already reported.
    const { source, twin: made = source } = await record(file);
    return made;
  };
  return { exists, read, twin };
}

/** The JavaScript that an author committed beside a typed file. */
function committedTwin(file: string, exists: ReadonlySet<string>): string | undefined {
  return ['.js', '.jsx']
    .map((ending) => file.replace(/\.tsx?$/, ending))
    .find((name) => isTyped(file) && exists.has(name));
}

function once<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const done = new Map<string, Promise<T>>();
  return (key) => {
    const known = done.get(key) ?? work(key);
    done.set(key, known);
    return known;
  };
}

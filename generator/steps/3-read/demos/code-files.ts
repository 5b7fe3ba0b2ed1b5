import { isTyped } from './code-names';
import { type CodeFile, type CodeRecord, recordCode, type SourceFile } from './code-record';

/** Reads a file that exists, root-relative. */
export type ReadFile = (file: string) => Promise<string>;

/** What is known of a file already. */
export type KnownCode = (file: string) => CodeRecord | undefined;

/** The source files of one page's folder: each is read, parsed and turned into JavaScript at most once. */
export interface CodeFiles {
  exists: ReadonlySet<string>;
  read: (file: string) => Promise<SourceFile>;
  /** The JavaScript twin: the committed one, else one made; a file without types is its own. */
  twin: (file: string) => Promise<CodeFile>;
}

/** Opens a page's folder; what is not known of its files is worked out. */
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
    // A file that does not parse has no twin but itself: its problem is told already.
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

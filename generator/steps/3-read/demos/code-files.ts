import type { Problem } from '../../../model';
import { type ParsedCode, parseCode } from './parse-code';
import { toJavaScript } from './to-javascript';

/** Reads a file that exists, root-relative. */
export type ReadFile = (file: string) => Promise<string>;

/** A file as it is read or made: its code, and what the parser made of it. */
export interface CodeFile {
  file: string;
  code: string;
  /** Files without imports, such as CSS and JSON, have nothing to parse. */
  parsed: ParsedCode | Problem | undefined;
}

/** The source files of one page's folder: each is read, parsed and turned into JavaScript at most once. */
export interface CodeFiles {
  exists: ReadonlySet<string>;
  read: (file: string) => Promise<CodeFile>;
  /** The JavaScript twin: the committed one, else one made; a file without types is its own. */
  twin: (file: string) => Promise<CodeFile>;
}

/** Opens a page's folder. */
export function openCodeFiles(files: readonly string[], readFile: ReadFile): CodeFiles {
  const exists = new Set(files);
  const read = once(async (file: string) => codeFile(file, await readFile(file)));
  const twin = once(async (file: string) => {
    if (!/\.tsx?$/.test(file)) return read(file);
    const committed = [file.replace(/\.tsx?$/, '.js'), file.replace(/\.tsx?$/, '.jsx')].find((name) =>
      exists.has(name),
    );
    return committed ? read(committed) : makeTwin(await read(file));
  });
  return { exists, read, twin };
}

async function codeFile(file: string, code: string): Promise<CodeFile> {
  const parsed = /\.(tsx?|jsx?)$/.test(file) ? await parseCode(file, code) : undefined;
  return { file, code, parsed };
}

/** A file that does not parse has no twin but itself: its problem is told already. */
async function makeTwin(source: CodeFile): Promise<CodeFile> {
  const { file, code, parsed } = source;
  if (!parsed || !('ast' in parsed)) return source;
  const twin = file.replace(/\.tsx?$/, '.js');
  return codeFile(twin, await toJavaScript(parsed.ast, code, file.replace(/^.*\//, '')));
}

function once<T>(work: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const done = new Map<string, Promise<T>>();
  return (key) => {
    const known = done.get(key) ?? work(key);
    done.set(key, known);
    return known;
  };
}

import type { KnownFile } from '../../generator/published/file-table';
import { fetchWhole } from '../demo/loading/fetch-whole';

/**
 * Returns the texts of modules and all their imports, imports first, without those that were `sent` before,
 * to which they are added. Rejects when one cannot be loaded, or is not a file of the site.
 */
export type FrameTexts = (names: string[], sent: Set<string>) => Promise<[name: string, text: string][]>;

/** A file and its expected hash. */
export interface LinkedFile {
  name: string;
  digest: string;
  /** Names of its imports. */
  imports: string[];
}

/** The timeout for a file. */
const FETCHING_MS = 30_000;

/** The files of a table by name. */
export function linkedFiles(table: KnownFile[]): [string, LinkedFile][] {
  return table.map(({ name, digest, imports }) => [
    name,
    { name, digest, imports: imports.flatMap((at) => table[at]?.name ?? []) },
  ]);
}

/** Returns a function that loads the texts of files in one folder, each once. */
export function createTexts(folder: string, known: ReadonlyMap<string, LinkedFile>): FrameTexts {
  const fetched = new Map<string, Promise<string>>();
  const textOf = ({ name, digest }: LinkedFile): Promise<string> => {
    const text = fetched.get(name) ?? fetchText({ url: folder + name, digest });
    fetched.set(name, text);
    text.catch(() => fetched.delete(name));
    return text;
  };
  return async (names, sent) => {
    const wanted = names.flatMap((name) => filesBelow(name, known, sent));
    return Promise.all(
      wanted.map(async (file): Promise<[string, string]> => [file.name, await textOf(file)]),
    );
  };
}

async function fetchText(file: { url: string; digest: string }): Promise<string> {
  return new TextDecoder().decode(await fetchWhole(file, { signal: AbortSignal.timeout(FETCHING_MS) }));
}

/** A file after all its direct and indirect imports, without those that were sent. */
function filesBelow(name: string, known: ReadonlyMap<string, LinkedFile>, sent: Set<string>): LinkedFile[] {
  if (sent.has(name)) return [];
  const file = known.get(name);
  if (!file) throw new Error(`${name} is no file of this site.`);
  sent.add(name);
  return [...file.imports.flatMap((imported) => filesBelow(imported, known, sent)), file];
}

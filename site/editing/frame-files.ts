import { type KnownFile, readFileTable } from '../../generator/contract/file-table';
import type { PackageTable } from '../../generator/contract/package-table';
import { fetchWhole } from '../demo/loading/fetch-whole';

/** What changed code runs on: where it is fetched from, and what it may import. */
export interface FrameFiles {
  /** Url of the frame's page. */
  page: string;
  /** The module that runs code. */
  runtime: string;
  /** What may be imported, as text (contract/package-table). */
  table: string;
  /** Texts of some modules and of all that they import, each behind those. Rejects when one does not come. */
  texts: (names: string[], sent: Set<string>) => Promise<[name: string, text: string][]>;
}

/** Longer than this nobody waits for a file. */
const FETCHING_MS = 30_000;

/** Reads where things are off the page's script (`data-frame`, `data-packages`, `data-files`), and fetches the table. */
export async function loadFrameFiles(): Promise<FrameFiles> {
  const {
    frame = '',
    packages = '',
    files = '',
    demos = '',
  } = document.querySelector<HTMLElement>('[data-frame]')?.dataset ?? {};
  const [url = '', integrity = ''] = packages.split(' ');
  const response = await fetch(url, { integrity });
  const table = await response.text();
  const read: PackageTable = JSON.parse(table);
  const folder = demos.slice(0, demos.lastIndexOf('/') + 1);
  const known = new Map([...linked(readFileTable(files)), ...linked(readFileTable(read.files))]);
  const { names, runtime } = read;
  return { page: frame, runtime, table: JSON.stringify({ names }), texts: createTexts(folder, known) };
}

interface LinkedFile {
  digest: string;
  imports: string[];
}

function linked(table: KnownFile[]): [string, LinkedFile][] {
  return table.map(({ name, digest, imports }) => [
    name,
    { digest, imports: imports.flatMap((at) => table[at]?.name ?? []) },
  ]);
}

function createTexts(folder: string, known: ReadonlyMap<string, LinkedFile>): FrameFiles['texts'] {
  const fetched = new Map<string, Promise<string>>();
  const textOf = (name: string, digest: string): Promise<string> => {
    const before = fetched.get(name);
    if (before) return before;
    const text = fetchWhole({ url: folder + name, digest }, AbortSignal.timeout(FETCHING_MS)).then((bytes) =>
      new TextDecoder().decode(bytes),
    );
    fetched.set(name, text);
    text.catch(() => fetched.delete(name));
    return text;
  };
  return async (names, sent) => {
    const wanted: [string, LinkedFile][] = [];
    const visit = (name: string): void => {
      const file = known.get(name);
      if (sent.has(name)) return;
      if (!file) throw new Error(`${name} is no file of this site.`);
      sent.add(name);
      for (const imported of file.imports) visit(imported);
      wanted.push([name, file]);
    };
    for (const name of names) visit(name);
    return Promise.all(
      wanted.map(async ([name, { digest }]): Promise<[string, string]> => [name, await textOf(name, digest)]),
    );
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOfPath } from '../dev-server/file-of-path';
import { MANIFEST, perBuild } from '../dev-server/per-build';
import { openIndex } from '../search/open-index';
import type { SearchIndex } from '../search/search-index';
import type { BuiltLanguage, BuiltPage, ReadMarkdown } from './built-page';
import { readList } from './read-list';

/** A built site on disk. */
export interface BuiltSite {
  /** The default one first. */
  languages: BuiltLanguage[];
  read: ReadMarkdown;
  /** Names of products, by the id that their pages have. */
  products: ReadonlyMap<string, string>;
  /** The search index of a language. */
  indexOf: (language: BuiltLanguage) => Promise<SearchIndex>;
}

/** The fields of a build manifest that are used here. */
interface Manifest {
  base?: string;
  search?: Record<string, string>;
  products?: Record<string, string>;
}

const LIST = 'llms.txt';

/** Opens a built site, and reopens it after a new build. Nothing outside its folder is read. */
export function siteOpener(out: string): () => BuiltSite {
  return perBuild(out, () => openSite(out, readManifest(path.join(out, MANIFEST))));
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function openSite(out: string, { base = '', search = {}, products = {} }: Manifest): BuiltSite {
  const [first = ''] = Object.values(search);
  const folders = readdirSync(out, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(out, entry.name, LIST)))
    .map(({ name }) => name)
    .sort();
  const languages = ['', ...folders].map((code): BuiltLanguage => {
    const pages = readList(readFileSync(path.join(out, code, LIST), 'utf8'), { base });
    return { code, tag: tagOf(out, pages[0]) ?? code, pages, search: search[code] ?? first };
  });
  const read = cached((file: string) => readWithin(out, file));
  return {
    languages,
    products: new Map(Object.entries(products)),
    read: ({ file }) => read(file),
    indexOf: cached(({ search: manifest }) =>
      openIndex(manifest.slice(1), (file) => readWithin(out, `/${file}`)),
    ),
  };
}

/** The `lang` attribute of a page. */
function tagOf(out: string, page: BuiltPage | undefined): string | undefined {
  const file = page && path.join(out, page.file);
  return file !== undefined && existsSync(file)
    ? /^language: (\S+)$/m.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
}

/** Caches values by key. A failure is not kept: a file that is missing while it is replaced may be there the next time. */
function cached<Key, Value>(make: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const made = new Map<Key, Promise<Value>>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const value = make(key);
    made.set(key, value);
    value.catch(() => made.delete(key));
    return value;
  };
}

async function readWithin(out: string, file: string): Promise<string> {
  const found = await fileOfPath(out, file);
  if (found === undefined) throw new Error(`There is no ${file} in this build.`);
  return readFile(found, 'utf8');
}

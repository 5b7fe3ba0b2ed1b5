import { hashOf } from '../../cache';
import { ContentStore } from '../../cache/content-store';
import type { MarkdownFacts } from '../../model';
import {
  type BuiltFiles,
  type FilePlace,
  type NamedPage,
  renameFiles,
} from '../../steps/7-compose/built-files';

/** The HTML of a page in the store, and where it names files of the build. */
export interface StoredPage {
  contents: string;
  bytes: number;
  /** A hash of the files that it names. */
  filesHash: string;
  places: FilePlace[];
}

/** A page in the store that has to name other files. */
export interface RenameRequest {
  page: Pick<StoredPage, 'contents' | 'places'>;
  files: BuiltFiles;
}

/** Stores a page that names some files. */
export function storePage({ html, places }: NamedPage, files: BuiltFiles, store: ContentStore): StoredPage {
  return { contents: store.put(html), bytes: Buffer.byteLength(html), filesHash: hashOfFiles(files), places };
}

/** The same page with other files. */
export async function renamePage({ page, files }: RenameRequest, storeFolder: string): Promise<StoredPage> {
  const store = new ContentStore(storeFolder);
  const html = store.get(page.contents)?.toString('utf8');
  if (html === undefined) throw new Error(`The page ${page.contents} is not in the store.`);
  return storePage(renameFiles({ html, places: page.places }, files), files, store);
}

/** The names in the store of all that belongs to a page. */
export function keptOf({ contents, markdown }: { contents: string; markdown?: MarkdownFacts }): string[] {
  return [contents, ...(markdown ? [markdown.contents] : [])];
}

/** Equal for pages that name the same files. */
export function hashOfFiles(files: BuiltFiles): string {
  return hashOf(JSON.stringify(files)).slice(0, 16);
}

import path from 'node:path';
import type { SiteModule } from '../modules/read-module';
import { Book } from './book';
import { FilesFolder, type KeptFile } from './files-folder';

/** Something that was made from what its key is a hash of, and the files that belong to it. */
export interface Part {
  key: string;
  value: unknown;
  files: KeptFile[];
}

/** What earlier runs made. It changes how long a run takes, never what it makes. */
export interface Memory {
  /** Whole results: all that is read when nothing has changed. */
  results: Book<unknown>;
  /** What whole results are made of. */
  parts: () => Book<Part>;
  modules: () => Book<SiteModule>;
  /** Files that browsers load. */
  browser: FilesFolder;
  /** Modules that Node loads. */
  node: FilesFolder;
  /** Writes down what this run asked for and made; to be called by runs that came to their end. */
  save: () => void;
}

/** Opens the memory that a program, told by its hash, keeps in a folder. */
export function openMemory(folder: string, engine: string): Memory {
  const results = new Book<unknown>(path.join(folder, 'results.json'), engine);
  const parts = lazy(() => new Book<Part>(path.join(folder, 'parts.json'), engine));
  const modules = lazy(() => new Book<SiteModule>(path.join(folder, 'modules.json'), engine));
  return {
    results,
    parts,
    modules,
    browser: new FilesFolder(path.join(folder, 'browser')),
    node: new FilesFolder(path.join(folder, 'node')),
    save: () => {
      for (const book of [results, parts(), modules()]) book.save();
    },
  };
}

function lazy<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

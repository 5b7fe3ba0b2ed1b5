import path from 'node:path';
import { hashOf } from '../../cache/hash';
import type { Text } from '../../model';
import { groupBy } from '../../problems/group-by';
import { pageFolderOf } from './page-folder';

const TEXT = /^index(?:\.([a-z]{2}(?:-[A-Za-z]+)?))?\.md$/;

interface TextsRequest {
  /** The pages folder, relative to the root. */
  pages: string;
  /** Content hash of every file below it. */
  hashes: ReadonlyMap<string, string>;
  defaultLanguage: string;
}

/** Finds `index.md` and `index.<language>.md`, each with the hash of the other files of its folder. */
export function listTexts({ pages, hashes, defaultLanguage }: TextsRequest): Text[] {
  const files = [...hashes.keys()];
  const folders = new Set(files.filter(isText).map(path.posix.dirname));
  const beside = groupBy(
    files.filter((file) => !file.endsWith('.md')),
    (file) => pageFolderOf(file, folders),
  );
  return files.filter(isText).map((file) => {
    const folder = path.posix.dirname(file);
    return {
      pathname: `/${path.posix.relative(pages, folder)}`,
      language: TEXT.exec(path.posix.basename(file))?.[1] ?? defaultLanguage,
      file,
      hash: hashes.get(file) ?? '',
      besideHash: hashOf(...(beside.get(folder) ?? []).flatMap((name) => [name, hashes.get(name) ?? ''])),
    };
  });
}

function isText(file: string): boolean {
  return TEXT.test(path.posix.basename(file));
}

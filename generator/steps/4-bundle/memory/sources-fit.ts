import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../../cache/hash';

/** The state of a bundle's sources: content by file, and names by folder. */
export interface SourceState {
  files: Record<string, string>;
  folders: Record<string, string>;
}

/** Takes down the state of some files, given by path relative to the root, with their content hashes. */
export function sourceState(root: string, hashes: ReadonlyMap<string, string>): SourceState {
  const folders = [...new Set([...hashes.keys()].map((file) => path.posix.dirname(file)))].sort();
  return {
    files: Object.fromEntries(hashes),
    folders: Object.fromEntries(folders.map((folder) => [folder, namesIn(root, folder)])),
  };
}

/**
 * Whether everything is as it was taken down. A new file beside the old ones may be what an import
 * without an ending now means, so names count as well.
 */
export function sourcesFit(root: string, { files, folders }: SourceState): boolean {
  try {
    return (
      Object.entries(folders).every(([folder, names]) => namesIn(root, folder) === names) &&
      Object.entries(files).every(([file, hash]) => hashOf(readFileSync(path.join(root, file))) === hash)
    );
  } catch {
    return false;
  }
}

function namesIn(root: string, folder: string): string {
  const names = readdirSync(path.join(root, folder)).filter((name) => /\.([jt]sx?|mjs|css|json)$/.test(name));
  return hashOf(...names.sort());
}

import { createHash } from 'node:crypto';
import type { OutputFile } from '../../model';
import { shortDigest, writeFileTable } from '../../published/file-table';

/** Every file below the folder of assets, as the service worker checks what a host gives it for one. */
export interface AssetTable extends OutputFile {
  contents: string;
  integrity: string;
}

/**
 * The table of some files (published/file-table), by their names below `folder`. Its own name holds its hash, as it
 * lies among them.
 */
export function assetTable(folder: string, files: { name: string; sha256: string }[]): AssetTable {
  const sorted = [...files].sort((a, b) => (a.name < b.name ? -1 : 1));
  const contents = writeFileTable(
    sorted.map(({ name, sha256 }) => ({ name, digest: shortDigest(sha256), imports: [] })),
  );
  const stamp = createHash('sha256').update(contents).digest('hex').slice(0, 8).toUpperCase();
  return { path: `${folder}/files-${stamp}.txt`, contents, integrity: integrityOf(contents) };
}

/** What `fetch` and elements take as `integrity`. */
export function integrityOf(contents: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(contents).digest('base64')}`;
}

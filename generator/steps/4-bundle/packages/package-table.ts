import { shortDigest, writeFileTable } from '../../../published/file-table';
import { type OfferedName, type PackageTable, WHOLE_MODULE } from '../../../published/package-table';
import type { FinishedFile } from '../remember-part';
import type { PackedPackages } from './packed';

interface TableRequest {
  runtime: string;
  packed: PackedPackages;
  /** All scripts. */
  files: FinishedFile[];
  /** The static imports of each script. */
  imports: Record<string, string[]>;
}

/** What edited code may import: every name that a demo or a script of the site imports, with the files that it needs. */
export function packageTable({ runtime, packed, files, imports }: TableRequest): PackageTable {
  const sorted = [...new Map(files.map((file) => [file.name, file])).values()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const places = new Map(sorted.map(({ name }, at) => [name, at]));
  const table = sorted.map(({ name, sha256 }) => ({
    name,
    digest: shortDigest(sha256),
    imports: (imports[name] ?? []).flatMap((imported) => places.get(imported) ?? []),
  }));
  return { runtime, files: writeFileTable(table), names: offeredNames(packed) };
}

function offeredNames({ names }: PackedPackages): PackageTable['names'] {
  const offered: Record<string, Record<string, OfferedName>> = {};
  for (const [key, { file, as, loads }] of Object.entries(names)) {
    const [specifier = '', name] = key.split('#');
    const ofModule = offered[specifier] ?? {};
    offered[specifier] = ofModule;
    ofModule[name === '' ? WHOLE_MODULE : (name ?? '')] = { file, as, loads };
  }
  return offered;
}

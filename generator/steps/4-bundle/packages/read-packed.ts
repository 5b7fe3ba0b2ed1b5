import path from 'node:path';
import { hashOf } from '../../../cache/hash';
import { readImportClause } from '../modules/import-clause';
import { readImports } from '../modules/read-imports';
import { ENTRY_EXPORT } from './entry-module';
import type { Bundled } from './rounds';
import { packageFolders } from './package-folders';
import { ENTRY } from './packages-plugin';
import type { PackedFile, PackedName, PackedPackages } from './packed';

/**
 * Finds every wanted name in a bundle. An entry that only re-exports from another file is left out: its importers import
 * that file directly, which saves a request for each name.
 */
export function readPacked({ metafile, outputFiles }: Bundled): PackedPackages {
  const texts = new Map(outputFiles.map((file) => [path.basename(file.path), file.text]));
  const names: [string, PackedName][] = [];
  const leftOut = new Set<string>();
  const files: PackedFile[] = [];
  for (const [output, { bytes, imports, entryPoint }] of Object.entries(metafile.outputs)) {
    const file = path.posix.basename(output);
    const statics = imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
    files.push({
      name: file,
      bytes,
      imports: statics.map((imported) => path.posix.basename(imported.path)).sort(),
    });
    if (!entryPoint?.startsWith(ENTRY)) continue;
    const reExported = passThroughName(texts.get(file) ?? '');
    if (reExported) leftOut.add(file);
    names.push([entryPoint.slice(ENTRY.length), reExported ?? { file, as: ENTRY_EXPORT, loads: [file] }]);
  }
  const kept = files.filter(({ name }) => !leftOut.has(name));
  const found = Object.fromEntries(names);
  const packages = packageFolders(metafile);
  return { names: found, files: kept, packages, hash: hashOf(JSON.stringify([found, kept])) };
}

/** The comment on the first line of a file. */
const BANNER = /^\/\/.*\n/;

/** The origin of the name of an entry that only re-exports it. */
function passThroughName(file: string): PackedName | undefined {
  const text = file.replace(BANNER, '');
  const exported = /export\s*\{([^}]*)\}\s*;?\s*$/.exec(text);
  const imports = readImports(text).filter(({ kind }) => kind === 'import');
  const rest = imports.reduceRight(
    (left, { from, to }) => left.slice(0, from) + left.slice(to),
    text.slice(0, exported?.index),
  );
  if (/[^\s;]/.test(rest)) return undefined;
  const loads = imports.map(({ specifier }) => path.posix.basename(specifier)).sort();
  const [given] = readImportClause(`{${exported?.[1] ?? ''}}`);
  for (const { specifier, names } of imports) {
    const name = names.find(({ local }) => local === given?.imported);
    if (name) return { file: path.posix.basename(specifier), as: name.imported, loads };
  }
  return given ? undefined : { file: '', as: '', loads };
}

import path from 'node:path';
import { hashOf } from '../../../cache/hash';
import { readImportClause } from '../modules/import-clause';
import { readImports } from '../modules/read-imports';
import { entryName } from './entry-module';
import type { Bundled } from './pack-packages';
import { ENTRY } from './packages-plugin';
import type { PackedFile, PackedModule, PackedPackages } from './packed';
import type { WantedNames } from './wanted-names';

/**
 * Finds every wanted name in a bundle. An entry that only hands on from other files is left out: who
 * imports its names is led to those files directly, which saves a request for each package module.
 */
export function readPacked({ metafile, outputFiles }: Bundled, wanted: WantedNames): PackedPackages {
  const texts = new Map(outputFiles.map((file) => [path.basename(file.path), file.text]));
  const entries = new Map<string, string>();
  const files: PackedFile[] = [];
  for (const [output, { bytes, imports, entryPoint }] of Object.entries(metafile.outputs)) {
    const name = path.posix.basename(output);
    if (entryPoint?.startsWith(ENTRY)) entries.set(entryPoint.slice(ENTRY.length), name);
    const statics = imports.filter(({ kind, external }) => kind === 'import-statement' && !external);
    files.push({
      name,
      bytes,
      imports: statics.map((imported) => path.posix.basename(imported.path)).sort(),
    });
  }
  const read = [...entries].map(([specifier, entry]) => ({
    specifier,
    entry,
    handedOn: onlyHandsOn(texts.get(entry) ?? ''),
  }));
  const modules = Object.fromEntries(
    read.map(({ specifier, entry, handedOn }) => [
      specifier,
      {
        loads: handedOn?.loads ?? [entry],
        names: namesOf(wanted.get(specifier) ?? new Set(), entry, handedOn),
      },
    ]),
  );
  const leftOut = new Set(read.flatMap(({ entry, handedOn }) => (handedOn ? [entry] : [])));
  const kept = files.filter(({ name }) => !leftOut.has(name));
  return { modules, files: kept, hash: hashOf(JSON.stringify([modules, kept])) };
}

function namesOf(
  names: Set<string>,
  entry: string,
  handedOn: PackedModule | undefined,
): PackedModule['names'] {
  return Object.fromEntries(
    [...names].map((name) => {
      const as = entryName(name);
      return [name, handedOn?.names[as] ?? { file: entry, as }];
    }),
  );
}

/** Where an entry's names come from, if it does nothing else than hand them on. */
function onlyHandsOn(text: string): PackedModule | undefined {
  const exported = /export\s*\{([^}]*)\}\s*;?\s*$/.exec(text);
  const imports = readImports(text).filter(({ kind }) => kind === 'import');
  const rest = imports.reduceRight(
    (left, { from, to }) => left.slice(0, from) + left.slice(to),
    text.slice(0, exported?.index),
  );
  if (/[^\s;]/.test(rest)) return undefined;
  const locals = new Map(
    imports.flatMap(({ specifier, names }) =>
      names.map(({ imported, local }) => [local, { file: path.posix.basename(specifier), as: imported }]),
    ),
  );
  const names = readImportClause(`{${exported?.[1] ?? ''}}`).flatMap(({ imported, local }) => {
    const found = locals.get(imported);
    return found ? [[local, found]] : [];
  });
  return {
    names: Object.fromEntries(names),
    loads: imports.map(({ specifier }) => path.posix.basename(specifier)).sort(),
  };
}

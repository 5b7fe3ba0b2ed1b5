import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Snapshot } from '../../cache';
import type { Problem } from '../../model';
import { packageOf } from '../../model/package-of';
import { packageMissing } from '../../problems/catalogue/modules';
import { placeOfSpecifier } from './modules/place-of';
import type { Modules } from './modules/walk-modules';
import { isPackageModule } from './packages/wanted-names';

/** Finds imports of packages that are not installed, before bundling: esbuild may stop at other mistakes first. */
export function missingPackages(modules: Modules, snapshot: Snapshot): Problem[] {
  const known = new Map<string, boolean>();
  const isInstalled = (name: string): boolean => {
    const there = known.get(name) ?? isBelowAncestor(snapshot.root, name);
    known.set(name, there);
    return there;
  };
  return [...modules.values()].flatMap(({ file, imports }) =>
    [...new Set(imports.map(({ specifier }) => specifier))]
      .filter((specifier) => isPackageModule(specifier) && !isInstalled(packageOf(specifier)))
      .map((specifier) => packageMissing(specifier, placeOfSpecifier(file, snapshot.text(file), specifier))),
  );
}

function isBelowAncestor(folder: string, name: string): boolean {
  if (existsSync(path.join(folder, 'node_modules', name))) return true;
  const above = path.dirname(folder);
  return above !== folder && isBelowAncestor(above, name);
}

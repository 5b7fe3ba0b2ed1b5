import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Snapshot } from '../../cache';
import type { Place, Problem } from '../../model';
import { packageOf } from '../../model/package-of';
import { packageUndeclared } from '../../problems/catalogue/modules';
import { placeOfSpecifier } from './modules/place-of';
import type { Modules } from './modules/walk-modules';
import { isPackageModule } from './packages/wanted-names';

/** Imports of packages that no `package.json` of the site asks for: they are there only through another package. */
export function phantomPackages(
  modules: Modules,
  { snapshot, missing }: { snapshot: Snapshot; missing: readonly Problem[] },
): Problem[] {
  const declared = declaredPackages(snapshot.root);
  if (declared.size === 0) return [];
  const isMissing = ({ file, line, column }: Place): boolean =>
    missing.some(({ place }) => place?.file === file && place.line === line && place.column === column);
  return [...modules.values()].flatMap(({ file, imports }) =>
    [...new Set(imports.map(({ specifier }) => specifier))]
      .filter((specifier) => isPackageModule(specifier) && !declared.has(packageOf(specifier)))
      .map((specifier) => ({ specifier, place: placeOfSpecifier(file, snapshot.text(file), specifier) }))
      .filter(({ place }) => !isMissing(place))
      .map(({ specifier, place }) => packageUndeclared(packageOf(specifier), place)),
  );
}

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

type PackageJson = { name?: string } & Partial<Record<(typeof FIELDS)[number], object>>;

/** What the project around a folder asks for, and those around it, as a workspace has several. */
function declaredPackages(folder: string): Set<string> {
  const file = path.join(folder, 'package.json');
  const json: PackageJson = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const above = path.dirname(folder);
  return new Set([
    ...(json.name === undefined ? [] : [json.name]),
    ...FIELDS.flatMap((field) => Object.keys(json[field] ?? {})),
    ...(above === folder ? [] : declaredPackages(above)),
  ]);
}

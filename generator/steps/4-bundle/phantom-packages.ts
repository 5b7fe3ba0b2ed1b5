import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Maker, Snapshot } from '../../cache';
import type { Place, Problem } from '../../model';
import { packageOf } from '../../model/package-of';
import { packageUndeclared } from '../../problems/catalogue/modules';
import { placeOfSpecifier } from './modules/place-of';
import type { Modules } from './modules/walk-modules';
import { isPackageModule } from './packages/wanted-names';

/** Imports of packages that no `package.json` of the site declares: only another package depends on them. */
export function phantomPackages(
  modules: Modules,
  { snapshot, maker, missing }: { snapshot: Snapshot; maker: Maker; missing: readonly Problem[] },
): Problem[] {
  const declared = new Set([
    ...namesIn(snapshot.has(OWN) ? maker.read(OWN).toString('utf8') : ''),
    ...declaredAbove(path.dirname(snapshot.root)),
  ]);
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

const OWN = 'package.json';

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'] as const;

type PackageJson = { name?: string } & Partial<Record<(typeof FIELDS)[number], object>>;

/** Dependencies that the `package.json` files of a folder and its parents declare, for workspaces. */
function declaredAbove(folder: string): string[] {
  const file = path.join(folder, OWN);
  const above = path.dirname(folder);
  return [
    ...(existsSync(file) ? namesIn(readFileSync(file, 'utf8')) : []),
    ...(above === folder ? [] : declaredAbove(above)),
  ];
}

/** The name of the project and of its dependencies. Invalid JSON has none: the package manager reports it. */
function namesIn(text: string): string[] {
  const { name, ...fields } = parsed(text);
  return [
    ...(name === undefined ? [] : [name]),
    ...FIELDS.flatMap((field) => Object.keys(fields[field] ?? {})),
  ];
}

function parsed(text: string): PackageJson {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}

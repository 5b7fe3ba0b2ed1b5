import type { ReferenceCoverage, ReferenceProduct, ReferenceTables } from '../../../../contract/coverage';
import type { Context, OpenPackage } from './context';
import { exportsOf } from './exports-of';
import { type FoundPackage, findPackage } from './find-package';
import { openProgram } from './open-program';
import { type Instances, openSyntheticFile, syntheticFile, themeType } from './synthetic-file';
import { themeNames } from './theme-names';

/** Opens all covered packages in one program. Packages that are not installed are left out. */
export function openContext(root: string, coverage: ReferenceCoverage): Context {
  const { conventions = {} } = coverage;
  const found = coverage.products.flatMap((product) => findPackages(product, root));
  const tables = (coverage.tables ?? []).map((declared) => ({
    declared,
    packages: findPackages(productOf(declared), root),
  }));
  const synthetic = syntheticFile(instancesIn(coverage, found), conventions);
  const program = openProgram(
    root,
    [
      ...found.map(({ entry }) => entry),
      ...themeModules(found),
      ...tables.flatMap(({ packages }) => packages.map(({ entry }) => entry)),
    ],
    [synthetic],
  );
  const checker = program.getTypeChecker();
  const opened = openSyntheticFile(root, program);
  const withExports = (one: Omit<OpenPackage, 'exports'>): OpenPackage => ({
    ...one,
    exports: exportsOf(one.entry, program),
  });
  return {
    root,
    program,
    checker,
    conventions,
    packages: found.map(withExports),
    tables: tables.map(({ declared, packages }) => ({ declared, packages: packages.map(withExports) })),
    synthetic: opened,
    themes: themeNames(themeType(opened), checker),
    scripts: new Map(),
    members: new Map(),
    contradictions: [],
  };
}

function findPackages(product: ReferenceProduct, root: string): Omit<OpenPackage, 'exports'>[] {
  return product.packages.flatMap((declared, rank) => {
    const one = findPackage(declared, root);
    return one ? [{ ...one, product, rank }] : [];
  });
}

/** A family without pages. */
function productOf({ name, packages }: ReferenceTables): ReferenceProduct {
  return { name, packages, components: [], interfaces: [] };
}

/** The modules that augment the theme's interface: the root of a package does not import them. */
function themeModules(found: FoundPackage[]): string[] {
  return found.flatMap(({ declared, subpath }) => {
    const name = declared.themeModule?.slice(declared.name.length + 1);
    return name === undefined ? [] : (subpath(name) ?? []);
  });
}

function instancesIn(
  { products }: ReferenceCoverage,
  found: (FoundPackage & { product: unknown })[],
): Instances[] {
  return products.flatMap((product) => {
    const entry = found.filter((one) => one.product === product).at(-1)?.entry;
    const generic = product.interfaces.filter(({ instances }) => instances !== undefined);
    return entry === undefined ? [] : generic.map((covered) => ({ covered, entry }));
  });
}

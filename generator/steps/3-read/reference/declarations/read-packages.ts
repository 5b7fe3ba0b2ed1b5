import type { CoveredExport, ReferenceCoverage } from '../../../../contract/coverage';
import type { ReadPage, ReadReference } from '../../../../model/reference-pages';
import { nearest } from '../../../../problems/nearest';
import { lendDescriptions } from './lend-descriptions';
import { markPlans } from './member-plans';
import { openWorld } from './open-world';
import { readCatalogue } from './read-catalogue';
import { readComponent } from './read-component';
import { readInterface } from './read-interface';
import { findUncovered } from './uncovered';
import { findUnreadable } from './unreadable';
import type { OpenPackage, World } from './world';

/**
 * Reads everything that a coverage names from the declarations of its packages. Takes seconds: for a
 * thread of its own, and to be remembered by the packages' versions. Nothing is executed.
 */
export function readPackages(root: string, coverage: ReferenceCoverage): ReadReference {
  const world = openWorld(root, coverage);
  const missing: ReadReference['missing'] = [];
  const pages: ReadPage[] = coverage.products.flatMap((product) => {
    const packages = world.packages.filter((one) => one.product === product);
    const components = product.components.flatMap((covered) => {
      const home = packages.find(({ declared }) => declared.name === covered.package);
      const read = home && readComponent(covered, home, world);
      if (!read) missing.push(missingExport(covered, covered.package, home ? [home] : []));
      return read ? [{ covered, read }] : [];
    });
    const interfaces = product.interfaces.flatMap((covered) => {
      const read = readInterface(covered, packages, world);
      if (!read) missing.push(missingExport(covered, packages.at(-1)?.declared.name ?? '', packages));
      return read ?? [];
    });
    return [...markPlans(components), ...interfaces];
  });
  return {
    pages: lendDescriptions(pages, coverage.products),
    catalogues: catalogues(coverage, world),
    missing,
    ...findUncovered(world),
    contradictions: world.contradictions,
    unreadable: findUnreadable(pages),
  };
}

function catalogues({ products }: ReferenceCoverage, world: World): ReadReference['catalogues'] {
  return products.flatMap((product) =>
    (product.catalogues ?? []).map((catalogue) =>
      readCatalogue(
        catalogue,
        world.packages.filter((one) => one.product === product),
        world,
      ),
    ),
  );
}

function missingExport(
  { pathname, export: name }: CoveredExport,
  packageName: string,
  packages: OpenPackage[],
): ReadReference['missing'][number] {
  const near = nearest(
    name,
    packages.flatMap(({ exports }) => [...exports.keys()]),
  );
  return { pathname, name, package: packageName, ...(near !== undefined && { near }) };
}

import type { CoveredExport, ReferenceCoverage } from '../../../../contract/coverage';
import type { ReadPage, ReadReference } from '../../../../model/reference-pages';
import { nearest } from '../../../../problems/nearest';
import type { Context, OpenPackage } from './context';
import { correctPages } from './corrections';
import { inheritDescriptions } from './inherit-descriptions';
import { markPlans } from './member-plans';
import { needlessCorrections } from './needless-corrections';
import { openContext } from './open-context';
import { readCatalogue } from './read-catalogue';
import { readComponent } from './read-component';
import { readInterface } from './read-interface';
import { readTables } from './read-tables';
import { findUncoveredComponents } from './uncovered-components';
import { findUnreadableTypes } from './unreadable-types';

/**
 * Reads everything that a coverage names from the declarations of its packages. Takes seconds, so it runs in
 * a thread and is cached by package version. No code is executed.
 */
export function readPackages(root: string, coverage: ReferenceCoverage): ReadReference {
  const context = openContext(root, coverage);
  const missing: ReadReference['missing'] = [];
  const pages: ReadPage[] = coverage.products.flatMap((product) => {
    const packages = context.packages.filter((one) => one.product === product);
    const components = product.components.flatMap((covered) => {
      const home = packages.find(({ declared }) => declared.name === covered.package);
      const read = home && readComponent(covered, home, context);
      if (!read) missing.push(missingExport(covered, covered.package, home ? [home] : []));
      return read ? [{ covered, read }] : [];
    });
    const interfaces = product.interfaces.flatMap((covered) => {
      const read = readInterface(covered, packages, context);
      if (!read) missing.push(missingExport(covered, packages.at(-1)?.declared.name ?? '', packages));
      return read ?? [];
    });
    return [...markPlans(components), ...interfaces];
  });
  const corrected = correctPages(pages, coverage.products);
  return {
    pages: inheritDescriptions(corrected, coverage.products),
    catalogues: catalogues(coverage, context),
    tables: readTables(context),
    missing,
    ...findUncoveredComponents(context),
    contradictions: context.contradictions,
    needlessCorrections: needlessCorrections(pages, coverage.products),
    unreadable: findUnreadableTypes(corrected),
  };
}

function catalogues({ products }: ReferenceCoverage, context: Context): ReadReference['catalogues'] {
  return products.flatMap((product) =>
    (product.catalogues ?? []).map((catalogue) =>
      readCatalogue(
        catalogue,
        context.packages.filter((one) => one.product === product),
        context,
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

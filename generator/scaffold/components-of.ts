import type { ReferenceProduct } from '../contract/coverage';
import type { SiteProduct } from '../contract/products';
import type { SiteDefinition } from '../contract/site';
import { pascalCase } from './names';

interface PageToBegin {
  pathname: string;
  /** Code of its first demo. */
  demo: string;
}

/**
 * Exports of the API reference for the front matter of a new page: those that match its path (`/gauges`:
 * `GaugeContainer`), else those that its demo imports.
 */
export function componentsOf(
  site: SiteDefinition,
  product: SiteProduct | undefined,
  { pathname, demo }: PageToBegin,
): string[] {
  const covered = (site.reference?.products ?? []).filter(({ packages }) =>
    packages.some(({ name }) => name === product?.package),
  );
  const names = covered.flatMap(exportsOf);
  const subject = pascalCase(pathname.replace(/.*\//, '')).replace(/s$/, '');
  const named = names.filter((name) => name === subject || new RegExp(`^${subject}[A-Z]`).test(name));
  return named.length > 0 ? named : names.filter((name) => importedNames(demo).has(name));
}

function exportsOf({ components }: ReferenceProduct): string[] {
  return components.map((component) => component.export);
}

function importedNames(code: string): Set<string> {
  const clauses = [...code.matchAll(/^import (?:type )?([^'";]+) from/gm)].map(([, clause = '']) => clause);
  return new Set(clauses.flatMap((clause) => clause.match(/\w+/g) ?? []));
}

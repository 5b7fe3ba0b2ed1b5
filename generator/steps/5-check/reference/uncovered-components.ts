import type { Problem } from '../../../model';
import { needlessExclusion, uncoveredComponent } from '../../../problems/catalogue';
import { locate } from '../../../problems/locate/locate';
import type { ReferenceContext } from './reference-context';

/**
 * Public components that have neither a page nor an exclusion with its reason, and exclusions without a
 * component.
 */
export function uncoveredComponents({ reference, inventory: { sources } }: ReferenceContext): Problem[] {
  return [
    ...reference.uncovered.map((component) =>
      uncoveredComponent(component, locate(component.package, sources)),
    ),
    ...reference.needlessExclusions.map(({ name, product }) =>
      needlessExclusion(name, product, locate(name, sources)),
    ),
  ];
}

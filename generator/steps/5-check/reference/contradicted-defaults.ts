import type { Problem } from '../../../model';
import { contradictedDefault } from '../../../problems/catalogue';
import { placeOfEntry } from '../places-of-entry';
import type { ReferenceContext } from './reference-context';

/** Documented defaults of props that differ from the defaults in the component's code. */
export function contradictedDefaults({ reference, inventory }: ReferenceContext): Problem[] {
  return reference.contradictions.map((contradiction) =>
    contradictedDefault(contradiction, placeOfEntry(contradiction.pathname, inventory.sources)),
  );
}

import type { Problem } from '../../../model';
import { contradictedDefault } from '../../../problems/catalogue';
import { placeOfEntry } from '../places-of-entry';
import type { ReferenceContext } from './reference-context';

/** Defaults that the comment of a prop says and that the component's code does not do. */
export function contradictedDefaults({ reference, inventory }: ReferenceContext): Problem[] {
  return reference.contradictions.map((contradiction) =>
    contradictedDefault(contradiction, placeOfEntry(contradiction.pathname, inventory.sources)),
  );
}

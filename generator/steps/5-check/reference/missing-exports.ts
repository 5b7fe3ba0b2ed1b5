import type { Problem } from '../../../model';
import { missingExport } from '../../../problems/catalogue';
import { placeOfEntry } from '../places-of-entry';
import type { ReferenceContext } from './reference-context';

/** A page of the reference that is about an export which its package does not have. */
export function missingExports({ reference, inventory }: ReferenceContext): Problem[] {
  return reference.missing.map((missing) =>
    missingExport(missing, placeOfEntry(missing.pathname, inventory.sources)),
  );
}

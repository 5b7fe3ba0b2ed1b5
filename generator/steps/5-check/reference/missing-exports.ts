import type { Problem } from '../../../model';
import { missingExport } from '../../../problems/catalogue';
import { placeOfEntry } from '../places-of-entry';
import type { ReferenceContext } from './reference-context';

/** Pages of the reference whose export does not exist in the package. */
export function missingExports({ reference, inventory }: ReferenceContext): Problem[] {
  return reference.missing.map((missing) =>
    missingExport(missing, placeOfEntry(missing.pathname, inventory.sources)),
  );
}

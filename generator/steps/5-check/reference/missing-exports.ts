import type { Problem } from '../../../model';
import { missingExport } from '../../../problems/catalogue';
import { placeOfEntry } from '../places-of-entry';
import type { ReferenceWorld } from './reference-world';

/** A page of the reference that is about an export which its package does not have. */
export function missingExports({ reference, inventory }: ReferenceWorld): Problem[] {
  return reference.missing.map((missing) =>
    missingExport(missing, placeOfEntry(missing.pathname, inventory.sources)),
  );
}

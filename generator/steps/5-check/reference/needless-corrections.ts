import type { Problem } from '../../../model';
import { needlessCorrection } from '../../../problems/catalogue';
import { locate } from '../../../problems/locate/locate';
import type { ReferenceContext } from './reference-context';

/** Corrections of the coverage that change nothing. */
export function needlessCorrections({ reference, inventory: { sources } }: ReferenceContext): Problem[] {
  return reference.needlessCorrections.map((correction) =>
    needlessCorrection(correction, locate(correction.because, sources)),
  );
}

import type { SiteDefinition } from '../../../contract/site';
import type { Place, Problem, Source } from '../../../model';
import type { Path } from './run-definition';

/** A part of a definition that does not fit the rest of the site, and what is wrong with it once its place is known. */
export interface DefinitionFault {
  /** From the root of the definition: `['folders', 'pages']`. */
  path: Path;
  tell: (place: Place) => Problem;
}

/** A definition that was read, and where. */
export interface ReadDefinition {
  site: SiteDefinition;
  /** The definition module, relative to the root. */
  definition: string;
  sources: readonly Source[];
}

/** Faults with their places, which the compiler knows: it is loaded for mistakes only. */
export async function toldFaults(
  faults: readonly DefinitionFault[],
  { site, definition, sources }: ReadDefinition,
): Promise<Problem[]> {
  if (faults.length === 0) return [];
  const { placesOfPaths } = await import('./place-of-path');
  const placeOf = placesOfPaths({ definition, sources, data: site });
  return faults.map(({ path, tell }) => tell(placeOf(path)));
}

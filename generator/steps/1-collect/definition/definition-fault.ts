import type { SiteDefinition } from '../../../contract/site';
import type { Place, Problem, Source } from '../../../model';
import type { Path } from './run-definition';

/** A part of a definition that contradicts the rest of the site, and a function that makes the problem from its place. */
export interface DefinitionFault {
  /** From the root of the definition: `['folders', 'pages']`. */
  path: Path;
  makeProblem: (place: Place) => Problem;
}

/** A loaded definition, and its module. */
export interface ReadDefinition {
  site: SiteDefinition;
  /** The definition module, relative to the root. */
  definition: string;
  sources: readonly Source[];
}

/** Makes problems from faults. TypeScript, which finds their places, is loaded only when there are any. */
export async function locateFaults(
  faults: readonly DefinitionFault[],
  { site, definition, sources }: ReadDefinition,
): Promise<Problem[]> {
  if (faults.length === 0) return [];
  const { placesOfPaths } = await import('./place-of-path');
  const placeOf = placesOfPaths({ definition, sources, data: site });
  return faults.map(({ path, makeProblem }) => makeProblem(placeOf(path)));
}

import type { Place, Source } from '../../../model';
import { locate, locateField } from '../../../problems/locate/locate';
import { pathLocator } from '../../../problems/locate/locate-path';
import { entryAbove, valueAt } from './data-at';
import type { Path } from './run-definition';

/** The sources of a definition, and its data. */
export interface WrittenDefinition {
  /** The definition module, relative to the root. */
  definition: string;
  sources: readonly Source[];
  data: unknown;
}

/**
 * Finds the place of a part of a definition. For a computed value, searches for its text or its entry, and falls back to the
 * last part of the path that could be resolved.
 */
export function placesOfPaths({ definition, sources, data }: WrittenDefinition): (path: Path) => Place {
  const locatePath = pathLocator(sources, definition);
  return (path) => {
    const { place, exact } = locatePath(path);
    if (exact) return place;
    const value = valueAt(data, path);
    const entry = entryAbove(data, path);
    const field = path.at(-1);
    if (entry !== undefined && typeof field === 'string') return locateField(entry, field, sources) ?? place;
    return (typeof value === 'string' ? locate(value, sources) : undefined) ?? place;
  };
}

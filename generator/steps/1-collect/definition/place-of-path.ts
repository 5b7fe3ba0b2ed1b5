import type { Place, Source } from '../../../model';
import { locate, locateField } from '../../../problems/locate/locate';
import { pathLocator } from '../../../problems/locate/locate-path';
import { entryAbove, valueAt } from './data-at';
import type { Path } from './run-definition';

/** A definition as it was written, and what came out of it. */
export interface WrittenDefinition {
  /** The definition module, relative to the root. */
  definition: string;
  sources: readonly Source[];
  data: unknown;
}

/**
 * Where a piece of a definition stands. Where code puts it together, the text that it is or the entry that it
 * belongs to is looked for; the last piece that could be followed is better than nothing.
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

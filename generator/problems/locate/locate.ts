import type { Place, Source } from '../../model';
import { keyOf, readJson } from './json-places';
import { literalsOf } from './literals';
import { placesIn } from './place-at';

/** The first place where the sources of a definition say `literal`; undefined when code puts it together. */
export function locate(literal: string, sources: readonly Source[]): Place | undefined {
  return literalsOf(sources).all.get(literal)?.[0];
}

/** Every place that declares a path: `pathname: '/x'`, else every place that says it. */
export function locatePathname(pathname: string, sources: readonly Source[]): readonly Place[] {
  const { all, pathnames } = literalsOf(sources);
  return pathnames.get(pathname) ?? all.get(pathname) ?? [];
}

/** Where `field:` stands in the entry that declares `pathname`, else the entry's own place. */
export function locateField(pathname: string, field: string, sources: readonly Source[]): Place | undefined {
  const [entry] = locatePathname(pathname, sources);
  const source = sources.find(({ file }) => file === entry?.file);
  if (!entry || !source) return entry;
  const placeOf = placesIn(source);
  const places = [...source.text.matchAll(fieldPattern(field))].map(({ index }) => placeOf(index));
  return places.toSorted((a, b) => distance(a, entry) - distance(b, entry))[0] ?? entry;
}

/**
 * Where the keys of a JSON file stand: `['pages', '/licence']` → place. The file is read once for
 * all of them; a key said twice is at its last place, an unknown one at the start of the file.
 */
export function locateKeys(source: Source): (path: readonly string[]) => Place {
  const { keys } = readJson(source.text);
  const placeOf = placesIn(source);
  return (path) => placeOf(keys.get(keyOf(path))?.at(-1) ?? 0);
}

function fieldPattern(field: string): RegExp {
  const escaped = field.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w$'"])['"]?${escaped}['"]?\\s*:`, 'g');
}

/** Lines weigh more than columns: a field is near its pathname, mostly in the same braces. */
function distance(a: Place, b: Place): number {
  return Math.abs(a.line - b.line) * 1000 + Math.abs(a.column - b.column);
}

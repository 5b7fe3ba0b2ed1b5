import type { Place, Source } from '../../model';
import { keyOf, readJson } from './json-places';
import { literalsOf } from './literals';
import { placesIn } from './place-at';

/** The first place of a string literal in the sources of a definition; undefined when the value is computed. */
export function locate(literal: string, sources: readonly Source[]): Place | undefined {
  return literalsOf(sources).all.get(literal)?.[0];
}

/** Every place that declares a path: `pathname: '/x'`, else every place with this literal. */
export function locatePathname(pathname: string, sources: readonly Source[]): readonly Place[] {
  const { all, pathnames } = literalsOf(sources);
  return pathnames.get(pathname) ?? all.get(pathname) ?? [];
}

/** The place of `field:` in the entry that declares `pathname`, else the place of the entry. */
export function locateField(pathname: string, field: string, sources: readonly Source[]): Place | undefined {
  const [entry] = locatePathname(pathname, sources);
  const source = sources.find(({ file }) => file === entry?.file);
  if (!entry || !source) return entry;
  const placeOf = placesIn(source);
  const places = [...source.text.matchAll(fieldPattern(field))].map(({ index }) => placeOf(index));
  return places.toSorted((a, b) => distance(a, entry) - distance(b, entry))[0] ?? entry;
}

/**
 * The places of keys of a JSON file: `['pages', '/licence']` → place. The file is parsed once. A repeated key has its last
 * place, an unknown key the start of the file.
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

/** Lines count more than columns: a field is near its pathname, mostly in the same object. */
function distance(a: Place, b: Place): number {
  return Math.abs(a.line - b.line) * 1000 + Math.abs(a.column - b.column);
}

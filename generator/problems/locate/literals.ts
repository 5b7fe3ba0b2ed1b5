import type { Place, Source } from '../../model';
import { placesIn } from './place-at';
import { stringLiterals } from './string-literals';

/** Where string literals stand, by what they say, in the order of the files. */
export interface Literals {
  all: ReadonlyMap<string, readonly Place[]>;
  /** Those that are the value of a `pathname`. */
  pathnames: ReadonlyMap<string, readonly Place[]>;
}

/** A definition is asked for hundreds of paths, and its sources stay the same: they are read once. */
const remembered = new WeakMap<readonly Source[], Literals>();

/** The string literals of some sources; their place is the opening quote. */
export function literalsOf(sources: readonly Source[]): Literals {
  const known = remembered.get(sources) ?? readLiterals(sources);
  remembered.set(sources, known);
  return known;
}

function readLiterals(sources: readonly Source[]): Literals {
  const all = new Map<string, Place[]>();
  const pathnames = new Map<string, Place[]>();
  for (const source of sources) {
    const placeOf = placesIn(source);
    for (const { says, offset } of stringLiterals(source.text)) {
      add(all, says, placeOf(offset));
      if (isPathname(source.text, offset)) add(pathnames, says, placeOf(offset));
    }
  }
  return { all, pathnames };
}

function isPathname(text: string, offset: number): boolean {
  return /\bpathname['"]?\s*:\s*$/.test(text.slice(Math.max(0, offset - 40), offset));
}

function add(places: Map<string, Place[]>, says: string, place: Place): void {
  const known = places.get(says) ?? [];
  if (known.push(place) === 1) places.set(says, known);
}

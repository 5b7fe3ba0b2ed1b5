import type { Place, Source } from '../../model';
import { placesIn } from './place-at';
import { stringLiterals } from './string-literals';

/** The places of string literals by value, in the order of the files. */
export interface Literals {
  all: ReadonlyMap<string, readonly Place[]>;
  /** Those that are the value of a `pathname`. */
  pathnames: ReadonlyMap<string, readonly Place[]>;
}

/** Cached by sources: hundreds of paths are looked up in the same sources. */
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
    for (const { value: written, offset } of stringLiterals(source.text)) {
      const value = unescaped(written);
      add(all, value, placeOf(offset));
      if (isPathname(source.text, offset)) add(pathnames, value, placeOf(offset));
    }
  }
  return { all, pathnames };
}

const ESCAPE = /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|(.))/gis;

/** The value of a literal. Only escapes that occur in paths and texts are supported. */
function unescaped(written: string): string {
  if (!written.includes('\\')) return written;
  return written.replace(ESCAPE, (_, long?: string, unit?: string, byte?: string, sign?: string) => {
    const code = long ?? unit ?? byte;
    if (code === undefined) return { n: '\n', t: '\t', r: '\r', 0: '\0' }[sign ?? ''] ?? sign ?? '';
    return String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff));
  });
}

function isPathname(text: string, offset: number): boolean {
  return /\bpathname['"]?\s*:\s*$/.test(text.slice(Math.max(0, offset - 40), offset));
}

function add(places: Map<string, Place[]>, value: string, place: Place): void {
  const known = places.get(value) ?? [];
  if (known.push(place) === 1) places.set(value, known);
}

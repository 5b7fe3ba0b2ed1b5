import type { Problem } from '../../../model';
import { misspeltApiName } from '../../../problems/catalogue';
import { edits } from '../../../problems/edits';
import type { ReferenceContext } from './reference-context';

/** A shorter name differs in one letter from too many others. */
const SHORTEST = 5;

/**
 * Names in texts that differ in one letter, or in case, from a name of the reference. Other unknown names may
 * belong to any package, so they are not reported.
 */
export function misspeltNames({ reference, facts }: ReferenceContext): Problem[] {
  const known = new Set(reference.pages.map(({ name }) => name));
  const judged = new Map<string, string | undefined>();
  const meant = (name: string): string | undefined => {
    if (!judged.has(name)) judged.set(name, known.has(name) ? undefined : oneLetterFrom(name, known));
    return judged.get(name);
  };
  return facts.flatMap((text) =>
    text.names.flatMap(({ target, place }) => {
      const [name = '', ...member] = target.split('.');
      const near = meant(name);
      return near === undefined ? [] : [misspeltApiName({ target, place }, [near, ...member].join('.'))];
    }),
  );
}

function oneLetterFrom(name: string, known: Iterable<string>): string | undefined {
  if (name.length < SHORTEST) return undefined;
  const spelling = name.toLowerCase();
  for (const other of known) {
    if (edits(spelling, other.toLowerCase(), 1) <= 1) return other;
  }
  return undefined;
}

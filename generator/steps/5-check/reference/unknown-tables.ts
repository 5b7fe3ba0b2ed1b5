import type { PlacedComponent, Problem, Reference } from '../../../model';
import { unknownTable } from '../../../problems/catalogue';
import type { ReferenceContext } from './reference-context';

/** Markers of props tables that do not exist. */
export function unknownTables({ reference, coverage, facts }: ReferenceContext): Problem[] {
  const names = new Map(
    (coverage.tables ?? []).map(({ component }) => [component, namesOf(component, reference.tables)]),
  );
  return facts.flatMap(({ placed }) =>
    placed.flatMap((marker) => {
      const known = names.get(marker.component);
      const asked = askedFor(marker);
      return known && !known.has(asked.target) ? [unknownTable(asked, marker.component, known)] : [];
    }),
  );
}

function namesOf(marker: string, tables: ReferenceContext['reference']['tables']): ReadonlySet<string> {
  return new Set(tables.filter(({ component }) => component === marker).map(({ name }) => name));
}

/** The name in the marker and its place; an empty name, at the marker itself, if it has none. */
function askedFor({ options: { of: name }, words, place }: PlacedComponent): Reference {
  return words.find(({ target }) => target === name) ?? { target: '', place };
}

import type { Entry, Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { placeText } from '../locate/place-at';
import { nearest } from '../nearest';
import { error } from '../problem';

/** A declaration of a path; without a place when the path is computed. */
export interface Claim {
  pathname: string;
  from: Entry['from'];
  place?: Place;
}

/** Two entries with one path: only API tabs may share one. */
export function duplicatePathname(first: Claim, second: Claim): Problem {
  return error(
    'DUPLICATE_PATHNAME',
    {
      message: `Duplicated pathname in pages: ${second.pathname} (${first.from} and ${second.from}) is declared ${placesOf(first, second)}. Both would be written to the same file, so one of them would be lost.`,
      hint: 'Remove one of them, or give it another path.',
    },
    second.place,
  );
}

/** Two paths that are equal on file systems which ignore case, as on macOS and Windows. */
export function pathnamesMeet(first: Claim, second: Claim): Problem {
  return error(
    'PATHNAMES_MEET',
    {
      message: `${first.pathname} and ${second.pathname} differ only in the case or encoding of their letters; they are declared ${placesOf(first, second)}. On a file system that ignores case both are the same file, so one page would be lost.`,
      hint: 'Rename one of them. Paths in lower case avoid this.',
    },
    second.place,
  );
}

/** A group that contains itself, directly or indirectly. */
export function navigationCycle(pathname: string, place?: Place): Problem {
  return error(
    'NAVIGATION_CYCLE',
    {
      message: `The navigation entry ${pathname} contains itself, so the menu would be endless.`,
      hint: 'Remove the entry from the children of its descendants, or make a copy with another path.',
    },
    place,
  );
}

/** An unknown plan of a menu entry. */
export function unknownPlan(
  { pathname, found, known }: { pathname: string; found: string; known: readonly string[] },
  place?: Place,
): Problem {
  return error(
    'UNKNOWN_PLAN',
    {
      message: `The entry ${pathname} has the plan '${found}', which does not exist: its page could not show the required licence.`,
      hint: `${didYouMean(found, known)}Plans are ${known.join(' and ')}; free features have none.`,
    },
    place,
  );
}

/** An entry without a path, often because the field is misspelt. `fields` are its fields. */
export function missingPathname(fields: readonly string[], place?: Place): Problem {
  const near = fields.find((field) => nearest(field, ['pathname']) !== undefined);
  return error(
    'MISSING_PATHNAME',
    {
      message: `An entry with the fields ${fields.join(', ')} has no pathname, so it can be neither a page nor a group.`,
      hint: near === undefined ? 'Give it a pathname.' : `Did you mean 'pathname' instead of '${near}'?`,
    },
    place,
  );
}

/** A page or a public file at the path of another output file. */
export function pathTaken(what: string, by: string, place?: Place): Problem {
  return error(
    'PATH_TAKEN',
    {
      message: `${what} would be written to a path that the build uses for ${by}, so one of them would be lost.`,
      hint: 'Give it another path.',
    },
    place,
  );
}

/** An invalid path. `fault` completes "The pathname …". */
export function malformedPathname({ pathname, fault, place }: MalformedPathname): Problem {
  return error(
    'MALFORMED_PATHNAME',
    {
      message: `The pathname '${shortened(pathname)}' ${fault}. Links to such a page would not work, or some file systems could not store it.`,
      hint: "Write it like '/guides/first-steps': a leading slash, no trailing slash, and only characters that browsers do not encode.",
    },
    place,
  );
}

export interface MalformedPathname {
  pathname: string;
  fault: string;
  place?: Place;
}

/** The beginning of a long path is enough to identify it. */
function shortened(pathname: string): string {
  return pathname.length > 80 ? `${pathname.slice(0, 80)}…` : pathname;
}

function placesOf(first: Claim, second: Claim): string {
  return `at ${placeOf(first)} and again at ${placeOf(second)}`;
}

function placeOf({ place, from }: Claim): string {
  return place ? placeText(place) : `a computed entry of ${from}`;
}

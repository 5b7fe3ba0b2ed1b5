import type { Entry, Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { placeText } from '../locate/place-at';
import { nearest } from '../nearest';
import { error } from '../problem';

/** Who says that a path is theirs, and where; without a place when code put the path together. */
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
      message: `Duplicated pathname in pages: ${second.pathname} (${first.from} and ${second.from}) is declared ${placesOf(first, second)}. Both would write the same file, so one of the two would be lost.`,
      hint: 'Remove one of the two, or give it a path of its own.',
    },
    second.place,
  );
}

/** Two paths that a disk of macOS or Windows takes for one. */
export function pathnamesMeet(first: Claim, second: Claim): Problem {
  return error(
    'PATHNAMES_MEET',
    {
      message: `${first.pathname} and ${second.pathname} differ only in the case or encoding of their letters; they are declared ${placesOf(first, second)}. On a disk that ignores case they are one file, so one page would be lost.`,
      hint: 'Rename one of them; paths in lower case cannot meet.',
    },
    second.place,
  );
}

/** A group that holds itself, directly or through a group inside it. */
export function navigationCycle(pathname: string, place?: Place): Problem {
  return error(
    'NAVIGATION_CYCLE',
    {
      message: `The navigation entry ${pathname} contains itself, so the menu would have no end.`,
      hint: 'Remove the entry from the children of its own descendants, or make a copy with a path of its own.',
    },
    place,
  );
}

/** A plan nobody can buy, at an entry of the menu. */
export function unknownPlan(
  { pathname, found, known }: { pathname: string; found: string; known: readonly string[] },
  place?: Place,
): Problem {
  return error(
    'UNKNOWN_PLAN',
    {
      message: `The entry ${pathname} has the plan '${found}', which does not exist: its page could not say what it costs.`,
      hint: `${didYouMean(found, known)}Plans are ${known.join(' and ')}; what is free has none.`,
    },
    place,
  );
}

/** An entry whose path nobody said, mostly as the field is misspelt. `fields` are those it has. */
export function missingPathname(fields: readonly string[], place?: Place): Problem {
  const near = fields.find((field) => nearest(field, ['pathname']) !== undefined);
  return error(
    'MISSING_PATHNAME',
    {
      message: `An entry with the fields ${fields.join(', ')} has no pathname, so it can neither be a page nor lead to one.`,
      hint: near === undefined ? 'Give it a pathname.' : `Did you mean 'pathname' where it says '${near}'?`,
    },
    place,
  );
}

/** A page or a public file that would be written where the build writes something else. */
export function pathTaken(what: string, by: string, place?: Place): Problem {
  return error(
    'PATH_TAKEN',
    {
      message: `${what} would be written where the build writes ${by}, so one of the two would be lost.`,
      hint: 'Give it another path.',
    },
    place,
  );
}

/** A path that is not spelled as paths are. `fault` completes "which …". */
export function malformedPathname({ pathname, fault, place }: MalformedPathname): Problem {
  return error(
    'MALFORMED_PATHNAME',
    {
      message: `The pathname '${shortened(pathname)}' ${fault}. Such a page could not be found by its links, or not be written on every disk.`,
      hint: "Write it like '/guides/first-steps': a slash in front, none at the end, the letters a browser shows unchanged.",
    },
    place,
  );
}

export interface MalformedPathname {
  pathname: string;
  fault: string;
  place?: Place;
}

/** The beginning of a path says which one it is. */
function shortened(pathname: string): string {
  return pathname.length > 80 ? `${pathname.slice(0, 80)}…` : pathname;
}

function placesOf(first: Claim, second: Claim): string {
  return `at ${placeOf(first)} and again at ${placeOf(second)}`;
}

function placeOf({ place, from }: Claim): string {
  return place ? placeText(place) : `a place in ${from} that code puts together`;
}

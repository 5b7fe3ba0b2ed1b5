import type { Place, Problem, Reference } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error } from '../problem';

/** A marker that is not JSON. */
export function markerSyntax(reason: string, place: Place): Problem {
  return error(
    'MARKER_SYNTAX',
    {
      message: `A marker is not valid JSON, so nothing is shown in its place: ${reason}.`,
      hint: 'Write it like {{"demo": "Name.tsx", "bg": "inline"}}.',
    },
    place,
  );
}

/** A marker at a place where markers are not read. `why` completes "A marker …". */
export function misplacedMarker(why: string, place: Place): Problem {
  return error(
    'MARKER_MISPLACED',
    {
      message: `A marker ${why}, so nothing is shown in its place.`,
      hint: 'Put it on a separate line without indentation, outside lists, quotes, callouts and HTML, and without a space after {{.',
    },
    place,
  );
}

/** A component marker with an unknown name. */
export function unknownComponent(name: string, known: readonly string[], place: Place): Problem {
  return error(
    'UNKNOWN_COMPONENT',
    {
      message: `There is no component named "${name}", so nothing is shown in its place.`,
      hint: `${didYouMean(name, known)}The site definition lists the components.`,
    },
    place,
  );
}

/** A path in a list of pages that is not the path of a page. */
export function unknownListedPage({ target, place }: Reference, known: Iterable<string>): Problem {
  return error(
    'UNKNOWN_LISTED_PAGE',
    {
      message: `A list of pages contains ${target}, which is not the path of a page, so it is left out.`,
      hint: `${didYouMean(target, known)}Write paths as in navigation and titles: without a language and without a trailing slash.`,
    },
    place,
  );
}

/** An empty list of pages. */
export function noListedPages(pathname: string, place: Place): Problem {
  return error(
    'NO_LISTED_PAGES',
    {
      message: `A list of pages is empty: it names no pages, and no page lies below ${pathname}.`,
      hint: 'Name the pages: {{"component": "SectionPages", "pages": ["/start"]}}.',
    },
    place,
  );
}

/** An unknown option of a demo. */
export function unknownDemoOption(key: string, known: readonly string[], place: Place): Problem {
  return error(
    'UNKNOWN_DEMO_OPTION',
    {
      message: `The option "${key}" of a demo does not exist, so it has no effect.`,
      hint: `${didYouMean(key, known)}Options are ${known.join(', ')}.`,
    },
    place,
  );
}

/** An option with an invalid value. `wanted` completes "has to be". */
export function wrongDemoOption(key: string, wanted: string, place: Place): Problem {
  return error(
    'WRONG_DEMO_OPTION',
    {
      message: `The option "${key}" of a demo has to be ${wanted}, so it has no effect.`,
      hint: 'Correct the value, or leave the option out.',
    },
    place,
  );
}

/** Options that exclude each other. */
export function conflictingDemoOptions(reason: string, place: Place): Problem {
  return error(
    'CONFLICTING_DEMO_OPTIONS',
    {
      message: `The options of this demo contradict each other: ${reason}.`,
      hint: 'Leave one of them out.',
    },
    place,
  );
}

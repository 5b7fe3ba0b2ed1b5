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

/** Something like a marker where none is read. `why` completes "A marker …". */
export function misplacedMarker(why: string, place: Place): Problem {
  return error(
    'MARKER_MISPLACED',
    {
      message: `A marker ${why}, so nothing is shown in its place.`,
      hint: 'Put it alone on an unindented line, outside of lists, quotes, callouts and HTML, without a space after {{.',
    },
    place,
  );
}

/** A component marker that the site does not know. */
export function unknownComponent(name: string, known: readonly string[], place: Place): Problem {
  return error(
    'UNKNOWN_COMPONENT',
    {
      message: `No component is known as "${name}", so nothing is shown in its place.`,
      hint: `${didYouMean(name, known)}Components are listed in the site's definition.`,
    },
    place,
  );
}

/** A path in a list of pages that no page has. */
export function unknownListedPage({ target, place }: Reference, known: Iterable<string>): Problem {
  return error(
    'UNKNOWN_LISTED_PAGE',
    {
      message: `A list of pages names ${target}, which is the path of no page, so it is left out.`,
      hint: `${didYouMean(target, known)}Paths are written as in navigation and titles: without a language and without a slash at the end.`,
    },
    place,
  );
}

/** A list of pages without one. */
export function noListedPages(pathname: string, place: Place): Problem {
  return error(
    'NO_LISTED_PAGES',
    {
      message: `A list of pages is empty: it names none, and no page lies below ${pathname}.`,
      hint: 'Name the pages: {{"component": "SectionPages", "pages": ["/start"]}}.',
    },
    place,
  );
}

/** An option that no demo has. */
export function unknownDemoOption(key: string, known: readonly string[], place: Place): Problem {
  return error(
    'UNKNOWN_DEMO_OPTION',
    {
      message: `A demo has no option "${key}", so it has no effect.`,
      hint: `${didYouMean(key, known)}Options are ${known.join(', ')}.`,
    },
    place,
  );
}

/** An option with a value it cannot have. `wanted` completes "has to be". */
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

/** Options that make no sense together. */
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

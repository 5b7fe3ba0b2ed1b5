import type { Place, Problem } from '../../model';
import { error } from '../problem';

/** Something between angle brackets that is no element: browsers show nothing of it. */
export function unknownElement(tag: string, place: Place): Problem {
  const shown = tag.length > 40 ? `${tag.slice(0, 40)}…` : tag;
  return error(
    'UNKNOWN_HTML_ELEMENT',
    {
      message: `${shown} is read as an element of HTML, which does not exist: readers do not see these signs.`,
      hint: 'Put a type or a component between backticks, or a backslash before "<".',
    },
    place,
  );
}

/** An element that nothing closes. */
export function unclosedElement(name: string, place: Place): Problem {
  return error(
    'UNCLOSED_HTML_ELEMENT',
    {
      message: `<${name}> is never closed, so it takes what follows on the page, its frame too.`,
      hint: `Close it with </${name}>, behind an empty line where Markdown stands inside.`,
    },
    place,
  );
}

/** An end tag without a beginning. */
export function unopenedElement(name: string, place: Place): Problem {
  return error(
    'UNOPENED_HTML_ELEMENT',
    {
      message: `</${name}> closes nothing that this text has opened; it may end an element around the text.`,
      hint: 'Remove it, or open the element before.',
    },
    place,
  );
}

/** A script, or an attribute that holds one. */
export function htmlRunsCode(what: string, place: Place): Problem {
  return error(
    'HTML_RUNS_CODE',
    {
      message: `${what} would run code, which the security policy of every page forbids: nothing happens.`,
      hint: 'Show what has to run as a demo, or as a component that the site knows.',
    },
    place,
  );
}

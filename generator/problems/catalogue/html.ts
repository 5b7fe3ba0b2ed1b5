import type { Place, Problem } from '../../model';
import { error } from '../problem';

/** Text in angle brackets that is no HTML element: browsers do not show it. */
export function unknownElement(tag: string, place: Place): Problem {
  const shown = tag.length > 40 ? `${tag.slice(0, 40)}…` : tag;
  return error(
    'UNKNOWN_HTML_ELEMENT',
    {
      message: `${shown} is read as an HTML element, which does not exist: browsers do not show these characters.`,
      hint: 'Put a type or a component in backticks, or a backslash before "<".',
    },
    place,
  );
}

/** An element without an end tag. */
export function unclosedElement(name: string, place: Place): Problem {
  return error(
    'UNCLOSED_HTML_ELEMENT',
    {
      message: `<${name}> is never closed, so it contains everything that follows, even outside the text.`,
      hint: `Close it with </${name}>, after an empty line if it contains Markdown.`,
    },
    place,
  );
}

/** An end tag without a start tag. */
export function unopenedElement(name: string, place: Place): Problem {
  return error(
    'UNOPENED_HTML_ELEMENT',
    {
      message: `</${name}> closes no element of this text; it may close an element around the text.`,
      hint: 'Remove it, or add the missing start tag.',
    },
    place,
  );
}

/** A script, or an attribute that holds one. */
export function htmlRunsCode(what: string, place: Place): Problem {
  return error(
    'HTML_RUNS_CODE',
    {
      message: `${what} would run code, which the security policy of every page forbids, so it has no effect.`,
      hint: 'Use a demo, or a component marker of the site.',
    },
    place,
  );
}

/** An element that acts on the page around a text. */
export function misplacedElement(name: string, place: Place): Problem {
  return error(
    'MISPLACED_HTML_ELEMENT',
    {
      message: `<${name}> would act on the whole page, or be blocked by its security policy: a text has content only.`,
      hint: 'Remove it. Title and description are in the front matter, and styles in the code of the site.',
    },
    place,
  );
}

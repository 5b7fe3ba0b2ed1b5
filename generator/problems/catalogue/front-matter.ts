import type { Place, Problem, Reference } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error, warning } from '../problem';

/** The longest title and description that search results and the menu show in full, in characters. */
export const TITLE_LIMIT = 70;
export const DESCRIPTION_LIMIT = 160;

/** An opening `---` above something that looks like a key, without a closing one. */
export function unclosedFrontMatter(place: Place): Problem {
  return error(
    'FRONT_MATTER_UNCLOSED',
    {
      message: 'The front matter has no closing line (---), so its lines would be shown as text.',
      hint: 'End it with a line of three dashes.',
    },
    place,
  );
}

/** Front matter that is not YAML, or no list of keys. */
export function frontMatterSyntax(reason: string, place: Place): Problem {
  return error(
    'FRONT_MATTER_SYNTAX',
    {
      message: `The front matter is not valid YAML, so all of it is ignored: ${reason}`,
      hint: 'Put a value that contains a colon, a hash or a quotation mark in single quotes.',
    },
    place,
  );
}

/** An unknown key of front matter, often a misspelt one. */
export function unknownFrontMatterKey(key: string, known: readonly string[], place: Place): Problem {
  return error(
    'FRONT_MATTER_UNKNOWN_KEY',
    {
      message: `The front matter has the unknown key "${key}", which has no effect.`,
      hint: `${didYouMean(key, known)}Known keys are ${known.join(', ')}.`,
    },
    place,
  );
}

/** A key that front matter has twice with the same value. */
export function repeatedFrontMatterKey(key: string, place: Place): Problem {
  return warning(
    'FRONT_MATTER_KEY_REPEATED',
    {
      message: `The front matter has the key "${key}" twice with the same value: a change of the second one has no effect.`,
      hint: 'Remove one of the lines.',
    },
    place,
  );
}

/** A key that front matter has twice with different values. */
export function contradictedFrontMatterKey(key: string, place: Place): Problem {
  return error(
    'FRONT_MATTER_KEY_CONTRADICTED',
    {
      message: `The front matter has the key "${key}" twice with different values: only the first one is used.`,
      hint: 'Keep the correct line.',
    },
    place,
  );
}

/** A key of front matter whose value is of another type. `wanted` completes "has to be". */
export function wrongFrontMatterType(key: string, wanted: string, place: Place): Problem {
  return error(
    'FRONT_MATTER_WRONG_TYPE',
    {
      message: `"${key}" in the front matter has to be ${wanted}, so its value is ignored.`,
      hint: 'Put a value in quotes if YAML reads it as a number, a date, or true or false.',
    },
    place,
  );
}

/** A key of front matter whose text has the wrong format. `wanted` completes "has to be". */
export function wrongFrontMatterValue(
  { key, value, wanted }: { key: string; value: string; wanted: string },
  place: Place,
): Problem {
  return error(
    'FRONT_MATTER_WRONG_VALUE',
    {
      message: `"${key}" in the front matter is '${value}'; it has to be ${wanted}, or the page has a broken link.`,
      hint: 'Correct the value, or remove the line.',
    },
    place,
  );
}

/** A product in front matter that the definition does not have. */
export function unknownProduct({ target, place }: Reference, known: readonly string[]): Problem {
  return error(
    'UNKNOWN_PRODUCT',
    {
      message: `The front matter names the product '${target}', which the definition does not have.`,
      hint: `${didYouMean(target, known)}Products are ${known.join(', ')}.`,
    },
    place,
  );
}

/** A page without a title in its front matter or a heading. */
export function missingTitle(place: Place): Problem {
  return error(
    'MISSING_PAGE_TITLE',
    {
      message: `${place.file} has no title, so search results and tabs cannot name the page.`,
      hint: 'Add "title" to the front matter, or begin the text with a line "# Title".',
    },
    place,
  );
}

/** A title beyond the limit, in characters. */
export function longTitle(length: number, place: Place): Problem {
  return error(
    'TITLE_TOO_LONG',
    {
      message: `The title has ${length} characters; search results cut it after ${TITLE_LIMIT}.`,
      hint: `Shorten it to at most ${TITLE_LIMIT} characters.`,
    },
    place,
  );
}

/** A page without a description in its front matter or its text. */
export function missingDescription(place: Place): Problem {
  return error(
    'MISSING_DESCRIPTION',
    {
      message: `${place.file} has no description, so search results show an arbitrary sentence.`,
      hint: 'Add "description" to the front matter, or <p class="description">…</p> below the title.',
    },
    place,
  );
}

/** A description beyond the limit, in characters. */
export function longDescription(length: number, place: Place): Problem {
  return error(
    'DESCRIPTION_TOO_LONG',
    {
      message: `The description has ${length} characters; search results cut it after ${DESCRIPTION_LIMIT}.`,
      hint: `Shorten it to at most ${DESCRIPTION_LIMIT} characters.`,
    },
    place,
  );
}

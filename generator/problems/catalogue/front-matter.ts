import type { Place, Problem, Reference } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error, warning } from '../problem';

/** Longest title and description that search results and the menu show whole, in characters. */
export const TITLE_LIMIT = 70;
export const DESCRIPTION_LIMIT = 160;

/** A first rule above something that looks like a key, and no second rule. */
export function unclosedFrontMatter(place: Place): Problem {
  return error(
    'FRONT_MATTER_UNCLOSED',
    {
      message: 'The front matter has no closing rule, so its lines would be shown as text.',
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
      message: `The front matter is not valid YAML, so none of it counts: ${reason}`,
      hint: 'Put a value that holds a colon, a hash or a quote between single quotes.',
    },
    place,
  );
}

/** A key of front matter that nothing reads, mostly a misspelt one. */
export function unknownFrontMatterKey(key: string, known: readonly string[], place: Place): Problem {
  return error(
    'FRONT_MATTER_UNKNOWN_KEY',
    {
      message: `The front matter has a key "${key}" that nothing reads, so it has no effect.`,
      hint: `${didYouMean(key, known)}Known keys are ${known.join(', ')}.`,
    },
    place,
  );
}

/** A key that front matter has twice with one value. */
export function repeatedFrontMatterKey(key: string, place: Place): Problem {
  return warning(
    'FRONT_MATTER_KEY_REPEATED',
    {
      message: `The front matter says "${key}" twice, and the same both times: whoever changes one of the two changes nothing, or the half.`,
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
      message: `The front matter says "${key}" twice, and something else each time: only the first counts.`,
      hint: 'Keep the line that is true.',
    },
    place,
  );
}

/** A key of front matter whose value is of another type. `wanted` completes "has to be". */
export function wrongFrontMatterType(key: string, wanted: string, place: Place): Problem {
  return error(
    'FRONT_MATTER_WRONG_TYPE',
    {
      message: `"${key}" in the front matter has to be ${wanted}, so its value is not used.`,
      hint: 'Quote a value that YAML reads as a number, a date or true and false.',
    },
    place,
  );
}

/** A key of front matter whose text is of the wrong shape. `wanted` completes "has to be". */
export function wrongFrontMatterValue(
  { key, value, wanted }: { key: string; value: string; wanted: string },
  place: Place,
): Problem {
  return error(
    'FRONT_MATTER_WRONG_VALUE',
    {
      message: `"${key}" in the front matter is '${value}'; it has to be ${wanted}, or the page shows what leads nowhere.`,
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
      message: `The front matter says that the page belongs to the product '${target}', which the definition does not have.`,
      hint: `${didYouMean(target, known)}Products are ${known.join(', ')}.`,
    },
    place,
  );
}

/** A page that neither its front matter nor a heading gives a title. */
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

/** A page that neither its front matter nor its text describes. */
export function missingDescription(place: Place): Problem {
  return error(
    'MISSING_DESCRIPTION',
    {
      message: `${place.file} has no description, so search results show an accidental sentence.`,
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

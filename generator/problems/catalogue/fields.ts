import type { Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { MOST_LEVELS } from '../locate/nesting';
import { error } from '../problem';

/** A value that is no plain data: a function, a date, a promise. */
export function notPlainData(field: string, kind: string, place: Place): Problem {
  return error(
    'NOT_PLAIN_DATA',
    {
      message: `${field} is a ${kind}. A site definition is plain data, as threads and caches take nothing else.`,
      hint: 'Write the value itself: text, a number, true or false, a list or an object.',
    },
    place,
  );
}

/** Data or JSON that is nested without end, or nearly so. */
export function nestedTooDeep(what: string, place: Place): Problem {
  return error(
    'NESTED_TOO_DEEP',
    {
      message: `${what} is nested more than ${MOST_LEVELS} levels deep here, which nothing on the site could show.`,
      hint: 'Look for a list or an object that holds another one by mistake.',
    },
    place,
  );
}

/** A field in question, and whose it is. */
export interface Field {
  /** The entry /beds; 'security' of the definition. */
  owner: string;
  field: string;
}

/** A field that nothing reads, mostly a misspelt one. */
export function unknownField({ owner, field }: Field, known: readonly string[], place?: Place): Problem {
  return error(
    'UNKNOWN_FIELD',
    {
      message: `${sentence(owner)} has the field '${field}', which does not exist, so it does nothing.`,
      hint: `${didYouMean(field.replace(/^.*\./, ''), known)}Fields are ${known.join(', ')}.`,
    },
    place,
  );
}

/** A field that is not there. `misspelt` is one that could have been meant, `fields` are what it holds. */
export function missingField(
  { owner, field }: Field,
  { misspelt, fields }: { misspelt: string | undefined; fields: readonly string[] },
  place?: Place,
): Problem {
  const name = field.replace(/^.*\./, '');
  const add = fields.length > 0 ? `Add ${name}: { ${fields.join(', ')} }.` : `Add ${name}.`;
  return error(
    'MISSING_FIELD',
    {
      message: `${sentence(owner)} has no '${field}', without which nothing can be made of it.`,
      hint: misspelt === undefined ? add : `Did you mean '${name}' where it says '${misspelt}'?`,
    },
    place,
  );
}

/** A field with a value that it cannot have. `wanted` completes "has to be". */
export function wrongValue(
  { owner, field, found, wanted, near = '' }: Field & { found: string; wanted: string; near?: string },
  place?: Place,
): Problem {
  return error(
    'WRONG_VALUE',
    {
      message: `'${field}' of ${owner} is ${found}; it has to be ${wanted}, or what is made of it does not work.`,
      hint: `${near}Correct the value, or remove it where it may be left out.`,
    },
    place,
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

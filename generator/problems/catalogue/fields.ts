import type { Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { MOST_LEVELS } from '../locate/nesting';
import { error } from '../problem';

/** A value that is not plain data: a function, a date, a promise. */
export function notPlainData(field: string, kind: string, place: Place): Problem {
  return error(
    'NOT_PLAIN_DATA',
    {
      message: `${field} is a ${kind}. A site definition has to be plain data, because it is sent to threads and stored in caches.`,
      hint: 'Use text, a number, true or false, a list or an object.',
    },
    place,
  );
}

/** Data or JSON that contains itself or is nested too deeply. */
export function nestedTooDeep(what: string, place: Place): Problem {
  return error(
    'NESTED_TOO_DEEP',
    {
      message: `${what} is nested more than ${MOST_LEVELS} levels deep, which no part of the site supports.`,
      hint: 'Look for a list or an object that contains another one by mistake.',
    },
    place,
  );
}

/** A field, and the object that it belongs to. */
export interface Field {
  /** The entry /beds; 'security' of the definition. */
  owner: string;
  field: string;
}

/** An unknown field, often a misspelt one. */
export function unknownField({ owner, field }: Field, known: readonly string[], place?: Place): Problem {
  return error(
    'UNKNOWN_FIELD',
    {
      message: `${sentence(owner)} has the field '${field}', which does not exist, so it has no effect.`,
      hint: `${didYouMean(field.replace(/^.*\./, ''), known)}Fields are ${known.join(', ')}.`,
    },
    place,
  );
}

/** A missing required field. `misspelt` is a similar field that is present, `fields` are the fields of its value. */
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
      message: `${sentence(owner)} has no '${field}', which is required.`,
      hint: misspelt === undefined ? add : `Did you mean '${name}' instead of '${misspelt}'?`,
    },
    place,
  );
}

/** A field with an invalid value. `wanted` completes "has to be". */
export function wrongValue(
  { owner, field, found, wanted, near = '' }: Field & { found: string; wanted: string; near?: string },
  place?: Place,
): Problem {
  return error(
    'WRONG_VALUE',
    {
      message: `'${field}' of ${owner} is ${found}; it has to be ${wanted}.`,
      hint: `${near}Correct the value, or remove the field if it is optional.`,
    },
    place,
  );
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

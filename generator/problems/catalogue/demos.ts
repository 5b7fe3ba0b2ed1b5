import type { Place, Problem } from '../../model';
import { didYouMean } from '../did-you-mean';
import { error } from '../problem';

/** A message of the compiler about one place of a demo. */
export interface Diagnostic {
  /** The code of the compiler, such as `TS2322`. */
  code: string;
  text: string;
  place: Place;
}

/** A demo that is not TypeScript. */
export function demoDoesNotParse({ code, text, place }: Diagnostic): Problem {
  return error(
    'DEMO_DOES_NOT_PARSE',
    {
      message: `${place.file} is not valid TypeScript: ${text} (${code}). It cannot be run.`,
      hint: 'Correct the line; the compiler cannot read the code after it.',
    },
    place,
  );
}

/** Declarations of an installed package that are not TypeScript: the compiler reads no types at all. */
export function declarationsDoNotParse({ code, text, place }: Diagnostic): Problem {
  return error(
    'DECLARATIONS_DO_NOT_PARSE',
    {
      message: `${place.file}, a declaration file of an installed package, is not valid TypeScript: ${text} (${code}). No demo or code fence can be type-checked with it.`,
      hint: 'Install a version of the package whose declarations parse, or correct the file if the package is yours.',
    },
    place,
  );
}

/** The compiler's code for a type that is imported as a value. */
const TYPE_AS_VALUE = 'TS1484';

/** A demo that does not fit the types of the installed packages. */
export function demoDoesNotTypeCheck({ code, text, place }: Diagnostic): Problem {
  return error(
    'DEMO_DOES_NOT_TYPE_CHECK',
    {
      message: `${place.file} does not type-check: ${text} (${code}). A reader who copies it gets the same error.`,
      hint:
        code === TYPE_AS_VALUE
          ? "Write 'type' before the name: import { type Name } from …, or import type { Name } from …."
          : 'Compare with the declarations of the installed package: names and types of props change between versions.',
    },
    place,
  );
}

/** A date adapter whose package is unknown, so that no sandbox can be made of the demo. */
export function unknownDateAdapter(adapter: string, known: readonly string[], place: Place): Problem {
  return error(
    'UNKNOWN_DATE_ADAPTER',
    {
      message: `Can't determine required npm package for adapter '${adapter}', which ${place.file} imports: a sandbox of this demo could not be installed.`,
      hint: `${didYouMean(adapter, known)}Add the adapter and its package to the date adapters in the definition.`,
    },
    place,
  );
}

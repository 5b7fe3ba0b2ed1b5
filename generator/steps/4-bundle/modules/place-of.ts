import type { Place } from '../../../model';

/** The place of a specifier in the source file. */
export function placeOfSpecifier(file: string, text: string, specifier: string): Place {
  const at =
    ["'", '"', '`'].map((quote) => text.indexOf(quote + specifier + quote)).find((index) => index >= 0) ?? 0;
  const before = text.slice(0, at).split('\n');
  return { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

import { InvalidArgumentError } from 'commander';

/** Of an option that can be given again: all values in order. */
export function another(value: string, before: string[] = []): string[] {
  return [...before, value];
}

/** Values that commas separate. */
export function list(value: string): string[] {
  return value.split(',').map((part) => part.trim());
}

/** A count from 0 to 256; anything else is wrong usage. */
export const count = wholeNumber(0, 256);

/** How many results are shown: none would look like nothing found. */
export const limit = wholeNumber(1, 256);

/** A port from 0 to 65535; anything else is wrong usage. */
export const port = wholeNumber(0, 65535);

/** Reads what people take for a number: digits, and no more. */
function wholeNumber(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It is a whole number from ${least} to ${most}.`);
  };
}

import { InvalidArgumentError } from 'commander';

/** Collects the values of a repeatable option, in order. */
export function collectValues(value: string, before: string[] = []): string[] {
  return [...before, value];
}

/** Splits a comma-separated list. */
export function list(value: string): string[] {
  return value.split(',').map((part) => part.trim());
}

/** A count from 0 to 256; anything else is wrong usage. */
export const count = wholeNumber(0, 256);

/** A number of results from 1 to 256: zero results would look like nothing found. */
export const limit = wholeNumber(1, 256);

/** A port from 0 to 65535; anything else is wrong usage. */
export const port = wholeNumber(0, 65535);

/** Accepts decimal digits only: no sign, no hexadecimal, no exponent. */
function wholeNumber(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}

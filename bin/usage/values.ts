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
export function count(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 256) {
    throw new InvalidArgumentError('It is a whole number from 0 to 256.');
  }
  return number;
}

/** A port from 0 to 65535; anything else is wrong usage. */
export function port(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > 65535) {
    throw new InvalidArgumentError('It is a whole number from 0 to 65535.');
  }
  return number;
}

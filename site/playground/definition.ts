import type { ReactNode } from 'react';
import type { Words } from '../../data/words';

/** An option of a playground. */
export type Control =
  | { kind: 'choice'; name: string; label: Words; values: readonly string[]; first: string }
  | { kind: 'range'; name: string; label: Words; min: number; max: number; step: number; first: number }
  | { kind: 'switch'; name: string; label: Words; first: boolean };

/** The values of the options, by name. */
export type Values = Readonly<Record<string, string | number | boolean>>;

/** A playground: its options, its chart, and its code. */
export interface Playground {
  controls: readonly Control[];
  draw: (values: Values) => ReactNode;
  code: (values: Values) => string;
}

/** The initial values. */
export function firstValues(controls: readonly Control[]): Values {
  return Object.fromEntries(controls.map(({ name, first }) => [name, first]));
}

/** The numeric value of an option, if it is a number. */
export function numberOf(values: Values, name: string): number {
  const value = values[name];
  return typeof value === 'number' ? value : 0;
}

/** The selected one of the values that a component accepts; the first one if it is invalid. */
export function oneOf<T extends string>(values: Values, name: string, all: readonly [T, ...T[]]): T {
  return all.find((value) => value === values[name]) ?? all[0];
}

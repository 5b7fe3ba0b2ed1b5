import type { ReactNode } from 'react';
import type { Words } from '../../data/words';

/** One question that a reader answers. */
export type Control =
  | { kind: 'choice'; name: string; label: Words; values: readonly string[]; first: string }
  | { kind: 'range'; name: string; label: Words; min: number; max: number; step: number; first: number }
  | { kind: 'switch'; name: string; label: Words; first: boolean };

/** The answers, by the names of the controls. */
export type Values = Readonly<Record<string, string | number | boolean>>;

/** A chart whose options readers choose: what they may choose, what they see, and the code of it. */
export interface Playground {
  controls: readonly Control[];
  draw: (values: Values) => ReactNode;
  code: (values: Values) => string;
}

/** What is chosen before anybody has touched anything. */
export function firstValues(controls: readonly Control[]): Values {
  return Object.fromEntries(controls.map(({ name, first }) => [name, first]));
}

/** An answer that is a number; what another control gave is none. */
export function numberOf(values: Values, name: string): number {
  const value = values[name];
  return typeof value === 'number' ? value : 0;
}

/** The chosen one of the values that a component takes; the first where none fits. */
export function oneOf<T extends string>(values: Values, name: string, all: readonly [T, ...T[]]): T {
  return all.find((value) => value === values[name]) ?? all[0];
}

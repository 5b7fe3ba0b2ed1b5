import * as React from 'react';

export interface Seed {
  id: string;
}

export interface PickerProps<R extends Seed = any, Multiple extends boolean | undefined = undefined> {
  /** What can be sown. */
  rows: readonly R[];
  /** Whether several can be chosen. */
  multiple?: Multiple;
  /** The chosen ones. */
  value?: Multiple extends true ? R[] : R;
  /** Gives the name of a seed. */
  getName?: (seed: R) => string;
  /** Seeds by month; arguments that are the default are left out. */
  calendar?: Map<number, Page<R>>;
}

export interface Page<R extends Seed = any, N extends number = number> {
  rows: R[];
  size: N;
}

type PickerComponent = (<R extends Seed, Multiple extends boolean | undefined = undefined>(
  props: PickerProps<R, Multiple> & React.RefAttributes<HTMLUListElement>,
) => React.JSX.Element) & { propTypes?: any };

/** Chooses seeds. */
export declare const Subject: PickerComponent;

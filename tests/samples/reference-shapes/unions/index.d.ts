import * as React from 'react';

export type Season = 'spring' | 'autumn' | "summer" | 'winter';

interface Base {
  /** Its name. */
  name: string;
}

interface Perennial extends Base {
  kind: 'perennial';
  /** Years until it has to be divided. */
  years?: number;
}

interface Annual extends Base {
  kind: 'annual';
  /** When it is sown. */
  sownIn: Season;
}

interface Biennial extends Base {
  kind: 'biennial';
  /** When it is sown. */
  sownIn: Season;
}

/** A plant, of which there are three kinds. */
export type Subject = Perennial | Annual | Biennial;

export interface Bed {
  /** Literals in the order of their author, null after them. */
  season: Season | null;
  /** Without a name of their own. */
  depth: 30 | 10 | 'deep';
  /** A boolean or a function. */
  watered?: boolean | ((day: Date) => boolean);
  /**
   * Two functions with as many arguments.
   * @param day When.
   * @param {string} plant What.
   */
  onSow?: ((day: Date, plant: string) => void) | ((date: number, plant: string) => void);
  /** Longer unions keep their name. */
  month: Month;
}

export type Month =
  | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13
  | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26;

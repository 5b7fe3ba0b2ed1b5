export interface Subject {
  /** @default 3 */
  rows?: number;
  /**
   * Between backticks.
   * @default `'full'`
   */
  sun?: 'full' | 'half';
  /** @defaultValue [1, 2, 3] */
  beds?: number[];
  /**
   * A sentence.
   * @default 4 in spring, 2 in autumn
   */
  hours?: number;
  /**
   * @default {
   *   from: 3,
   *   to: 9
   * }
   */
  season?: { from: number; to: number };
}

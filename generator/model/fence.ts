import type { Place } from './problem';

/** A fence of TypeScript in a text: what its types are checked by. */
export interface Fence {
  code: string;
  /** Whether it can be read as JSX. */
  ending: '.tsx' | '.ts';
  /** Where each of its lines begins, with the indentation of the list or quote that it stands in. */
  places: Place[];
  /** Names that it uses as values or as types, and that nothing in it declares. */
  uses: { values: string[]; types: string[] };
  /** What it imports itself, by name. */
  imports: Record<string, string>;
}

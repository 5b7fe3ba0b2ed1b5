import type { Place } from './problem';

/** A fence of TypeScript in a text, as the type check needs it. */
export interface Fence {
  code: string;
  /** Whether it can be read as JSX. */
  ending: '.tsx' | '.ts';
  /** The place where each of its lines begins, after the indentation of a surrounding list or quote. */
  places: Place[];
  /** Undeclared names that it uses as values or as types. */
  uses: { values: string[]; types: string[] };
  /** What it imports itself, by name. */
  imports: Record<string, string>;
}

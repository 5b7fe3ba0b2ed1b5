import type { Origins } from './origins';
import type { Piece } from './pieces';
import type { Shortcuts } from './shortcuts';

/** How packages are divided into files in one round. */
export interface Division {
  /** The planned pieces; without a plan, esbuild divides the code. */
  plan: Piece[];
  /** Keys of names that need a wrapper module. */
  wrapped: ReadonlySet<string>;
  /** Files whose imports skip barrel files. */
  shortcuts: Shortcuts;
  /** Definitions of names: entries import from there and skip barrel files. */
  origins: Origins;
  /** With `nothing`, entries use none of their imports, so nothing is written: the round only finds imports. */
  uses?: 'nothing';
}

/** Before the first round. */
export const NOTHING: Division = {
  plan: [],
  wrapped: new Set(),
  shortcuts: new Map(),
  origins: new Map(),
};

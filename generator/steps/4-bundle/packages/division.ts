import type { Origins } from './origins';
import type { Piece } from './pieces';
import type { Shortcuts } from './shortcuts';

/** How packages are divided into files in one round. */
export interface Division {
  /** Who loads which files; without a plan esbuild divides them by itself. */
  plan: Piece[];
  /** Keys of names that are reached by a module between. */
  between: ReadonlySet<string>;
  /** Files whose imports are led past indexes. */
  shortcuts: Shortcuts;
  /** Where names are made: they are taken from there, past every index. */
  origins: Origins;
  /** Entries that use nothing leave nothing to be written: such a round only shows what imports what. */
  uses?: 'nothing';
}

/** Before the first round. */
export const NOTHING: Division = {
  plan: [],
  between: new Set(),
  shortcuts: new Map(),
  origins: new Map(),
};

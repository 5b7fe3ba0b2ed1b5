import type { Origins } from './origins';
import type { Piece } from './pieces';
import type { Shortcuts } from './shortcuts';

/** A file of packages to write: its source files, and the keys of names that load it. */
export type PlannedFile = Pick<Piece, 'files' | 'users'>;

/** How packages are divided into files in one round. */
export interface Division {
  /** The planned files; without a plan, esbuild divides the code. */
  plan: readonly PlannedFile[];
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

/** A plan as text for the cache. Equal for the same files, in whatever order they were planned. */
export function writePlan(plan: readonly PlannedFile[]): string {
  const rows = plan.map(({ files, users }) => JSON.stringify([files, [...users].sort()]));
  return `[${rows.sort().join()}]`;
}

/** From the text of `writePlan`. */
export function readPlan(text: string): PlannedFile[] {
  return JSON.parse(text).map(([files, users]: [string[], string[]]) => ({ files, users: new Set(users) }));
}

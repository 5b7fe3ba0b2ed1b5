import type { Memory } from '../cache';
import type { Problem } from '../model';
import { addFrames } from '../problems/add-frames';
import { sortProblems } from '../problems/sort';

/** Sorts problems, removes duplicates and adds code frames, so that the list is the same on every machine. */
export function listProblems(
  { snapshot }: Pick<Memory, 'snapshot'>,
  problems: readonly Problem[],
): Problem[] {
  return addFrames(sortProblems(problems), (file) => snapshot.textIfThere(file));
}

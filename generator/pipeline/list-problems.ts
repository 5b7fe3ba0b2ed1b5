import type { Memory } from '../cache';
import type { Problem } from '../model';
import { addFrames } from '../problems/add-frames';
import { sortProblems } from '../problems/sort';

/** Problems as everybody is shown them: in the same order on every machine, each once and with its lines of code. */
export function listProblems(
  { snapshot }: Pick<Memory, 'snapshot'>,
  problems: readonly Problem[],
): Problem[] {
  return addFrames(sortProblems(problems), (file) => snapshot.textIfThere(file));
}

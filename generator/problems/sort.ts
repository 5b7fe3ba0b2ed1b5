import type { Problem } from '../model';
import { uniqueProblems } from './unique';

/**
 * Sorts by file, line, column, code and message, in code units: the same order on every machine and in every run. Problems
 * without a place come first; duplicates are removed.
 */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return uniqueProblems(problems.toSorted(byPlace));
}

function byPlace(a: Problem, b: Problem): number {
  return (
    compare(a.place?.file ?? '', b.place?.file ?? '') ||
    compare(a.place?.line ?? 0, b.place?.line ?? 0) ||
    compare(a.place?.column ?? 0, b.place?.column ?? 0) ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  );
}

function compare<T extends string | number>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

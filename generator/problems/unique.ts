import type { Problem } from '../model';

/** Two compilers may report a syntax error at different columns, so these problems are reported once for each file. */
const ONCE_A_FILE = ['DEMO_DOES_NOT_PARSE'];

/** Removes duplicates: a step and a rule may report the same mistake. Keeps the one with a place. */
export function uniqueProblems(problems: readonly Problem[]): Problem[] {
  const placed = new Set(problems.filter(({ place }) => place).map(says));
  const told = new Map<string, Problem>();
  for (const problem of problems) {
    if (!problem.place && placed.has(says(problem))) continue;
    const key = identity(problem);
    if (!told.has(key)) told.set(key, problem);
  }
  return [...told.values()];
}

function identity({ code, message, place }: Problem): string {
  return JSON.stringify(ONCE_A_FILE.includes(code) ? [code, place?.file] : [code, message, place]);
}

function says({ code, message }: Problem): string {
  return `${code} ${message}`;
}

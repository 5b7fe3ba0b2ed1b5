import type { Problem } from '../model';

/** Two compilers may report a syntax error at different columns, so these problems are reported once for each file. */
const ONCE_A_FILE = ['DEMO_DOES_NOT_PARSE'];

/** Removes duplicates: a step and a rule may report the same mistake. Keeps the one with a place. */
export function uniqueProblems(problems: readonly Problem[]): Problem[] {
  const placed = new Set(problems.filter(({ place }) => place).map(textOf));
  const unique = new Map<string, Problem>();
  for (const problem of problems) {
    if (!problem.place && placed.has(textOf(problem))) continue;
    const key = identity(problem);
    if (!unique.has(key)) unique.set(key, problem);
  }
  return [...unique.values()];
}

function identity({ code, message, place }: Problem): string {
  return JSON.stringify(ONCE_A_FILE.includes(code) ? [code, place?.file] : [code, message, place]);
}

function textOf({ code, message }: Problem): string {
  return `${code} ${message}`;
}

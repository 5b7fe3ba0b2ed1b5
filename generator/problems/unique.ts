import type { Problem } from '../model';

/** Two compilers may stumble over one line at different signs: a file that is no code is told once. */
const ONCE_A_FILE = ['DEMO_DOES_NOT_PARSE'];

/** One mistake may be met twice, by a step and by a rule: it is told once, with its place when either knows it. */
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

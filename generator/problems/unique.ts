import type { Problem } from '../model';

/** One mistake may be met twice, by a step and by a rule: it is told once, with its place when either knows it. */
export function uniqueProblems(problems: readonly Problem[]): Problem[] {
  const placed = new Set(problems.filter(({ place }) => place).map(says));
  const told = new Map<string, Problem>();
  for (const problem of problems) {
    if (!problem.place && placed.has(says(problem))) continue;
    told.set(JSON.stringify([problem.code, problem.message, problem.place]), problem);
  }
  return [...told.values()];
}

function says({ code, message }: Problem): string {
  return `${code} ${message}`;
}

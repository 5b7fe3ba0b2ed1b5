import type { Problem } from '../model';

/** How many problems of each severity there are. */
export interface ProblemCount {
  errors: number;
  warnings: number;
}

/** Counts problems by severity. */
export function countProblems(problems: readonly Problem[]): ProblemCount {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: problems.length - errors };
}

/** `1 error and 3 warnings`; zero counts are left out, `no problems` if both are zero. */
export function countText({ errors, warnings }: ProblemCount): string {
  const parts = [plural(errors, 'error'), plural(warnings, 'warning')].filter((part) => part !== '');
  return parts.join(' and ') || 'no problems';
}

function plural(count: number, word: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 ${word}` : `${count} ${word}s`;
}

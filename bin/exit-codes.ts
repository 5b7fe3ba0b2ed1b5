import type { Problem } from '../generator';

/** The exit codes (README, "Exit codes"). */
export const EXIT = {
  good: 0,
  problems: 1,
  usage: 2,
  failed: 3,
  hungUp: 129,
  interrupted: 130,
  terminated: 143,
} as const;

/** 1 where there are errors, or with `strict` also warnings; else 0. */
export function exitCodeFor(problems: Problem[], { strict = false }: { strict?: boolean }): number {
  const counted = problems.some(({ severity }) => strict || severity === 'error');
  return counted ? EXIT.problems : EXIT.good;
}

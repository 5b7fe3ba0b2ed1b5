import type { Problem } from '../generator';

/** What the shell is told (README, "Exit codes"). */
export const EXIT = {
  good: 0,
  problems: 1,
  usage: 2,
  failed: 3,
  hungUp: 129,
  interrupted: 130,
  terminated: 143,
} as const;

/** Problems end a command with 1: errors always, warnings when they were asked to count. */
export function exitCodeFor(problems: Problem[], { strict = false }: { strict?: boolean }): number {
  const counted = problems.some(({ severity }) => strict || severity === 'error');
  return counted ? EXIT.problems : EXIT.good;
}

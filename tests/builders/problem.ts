import type { Problem } from '../../generator/model';

/** A problem with a place. Parts given win. */
export function problem(parts: Partial<Problem> = {}): Problem {
  return {
    code: 'BROKEN_GATE',
    severity: 'error',
    message: 'The gate is broken.',
    hint: 'Fix it.',
    place: { file: 'data/site.ts', line: 2, column: 3 },
    ...parts,
  };
}

/** A problem of the site as a whole. */
export function problemWithoutPlace(parts: Partial<Problem> = {}): Problem {
  const { place: _, ...rest } = problem({ message: 'There is no gate.', ...parts });
  return rest;
}

/** The codes of problems, which is what most tests look at. */
export function codes(problems: readonly Problem[]): string[] {
  return problems.map(({ code }) => code);
}

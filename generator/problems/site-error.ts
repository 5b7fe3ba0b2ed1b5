import type { Problem } from '../model';
import { formatProblem } from './format/format';

/** Problems that stop the work at once, so they are thrown instead of collected. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
  /** The first of them. */
  readonly problem: Problem;
  readonly problems: readonly Problem[];

  constructor(problem: Problem, options?: ErrorOptions & { others?: readonly Problem[] }) {
    super(problem.message, options);
    this.problem = problem;
    this.problems = [problem, ...(options?.others ?? [])];
  }

  /** Formatted like collected problems. */
  override toString(): string {
    return this.problems.map(formatProblem).join('\n\n');
  }
}

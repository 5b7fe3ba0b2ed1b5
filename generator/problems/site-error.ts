import type { Problem } from '../model';
import { formatProblem } from './format/format';

/** A problem that stops the work at once, so it is thrown instead of collected. */
export class SiteError extends Error {
  override readonly name = 'SiteError';
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.message, options);
    this.problem = problem;
  }

  /** The same words and code frame as a collected problem. */
  override toString(): string {
    return formatProblem(this.problem);
  }
}

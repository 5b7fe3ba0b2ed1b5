import type { CodeProblem } from '../messages';

/** Thrown for errors in edited code with a known place. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
  readonly problem: CodeProblem;

  constructor(problem: CodeProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}

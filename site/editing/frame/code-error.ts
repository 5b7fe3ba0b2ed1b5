import type { CodeProblem } from '../messages';

/** Thrown for what is wrong with a reader's code and is known with its place. */
export class CodeError extends Error {
  override readonly name = 'CodeError';
  readonly problem: CodeProblem;

  constructor(problem: CodeProblem) {
    super(problem.reason);
    this.problem = problem;
  }
}

import type { Problem } from '../../model';
import { countProblems } from '../count';
import { sortProblems } from '../sort';

/** All problems for a program: `{ errors, warnings, problems }`. Fields of a problem are those of the model. */
export function formatJson(problems: readonly Problem[]): string {
  return `${JSON.stringify({ ...countProblems(problems), problems: sortProblems(problems) }, null, 2)}\n`;
}

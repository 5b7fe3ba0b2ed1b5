import type { CodeClass } from '../../code-kinds/code-classes';

/** A stretch of code that has one colour. Ranges are in order and never overlap. */
export interface StyledRange {
  from: number;
  to: number;
  is: CodeClass;
}

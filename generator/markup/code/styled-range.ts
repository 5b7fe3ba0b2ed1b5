import type { CodeClass } from '../../code-kinds/code-classes';

/** A range of code with one class. Ranges are in order and do not overlap. */
export interface StyledRange {
  from: number;
  to: number;
  is: CodeClass;
}

import * as React from 'react';
import { SubjectProps } from '../plans';

export { Harvest } from '../plans';
export { Subject } from '../plans';

declare module '../plans' {
  interface Harvest {
    /** How much it weighs. */
    weight?: number;
  }
}

export interface SubjectProProps extends SubjectProps {
  /** How many greenhouses. */
  greenhouses?: number;
}

export declare function SubjectPro(props: SubjectProProps): React.JSX.Element;

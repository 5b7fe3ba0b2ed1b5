import * as React from 'react';
import { PotClasses } from './potClasses';

export interface PotProps {
  /** Class names by part. */
  classes?: Partial<PotClasses>;
}

export declare function Subject(props: PotProps): React.JSX.Element;

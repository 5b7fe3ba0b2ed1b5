import * as React from 'react';

export interface SubjectProps {
  /**
   * How many there are.
   * @default 2
   */
  count?: number;
  /**
   * The same in comment and code.
   * @default 'low'
   */
  level?: 'low' | 'high';
}

export declare function Subject(props: SubjectProps): React.JSX.Element;
export declare function Unthemed(props: {}): React.JSX.Element;

import * as React from 'react';

export interface HandleProps {
  /** How long it is, in centimetres. */
  length?: number;
  /** What it is made of. */
  material?: 'wood' | 'steel';
}

export declare function Handle(props: HandleProps): React.JSX.Element;

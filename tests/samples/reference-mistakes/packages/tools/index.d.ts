import * as React from 'react';

export interface RakeProps {
  /**
   * How many teeth it has.
   * @default 12
   */
  teeth?: number;
  /** What it is made of. */
  material?: 'wood' | 'steel';
}

/** Loosens the soil. */
export declare function Rake(props: RakeProps): React.JSX.Element;
export declare function Spade(props: { /** How wide. */ width: number }): React.JSX.Element;
export declare function Hoe(props: {}): React.JSX.Element;

import * as React from 'react';

export interface HoeProps {
  /**
   * Its length.
   * @deprecated Use `reach` instead.
   */
  length?: number;
  /** @deprecated */
  weight?: number;
  /** How far it reaches. */
  reach?: number;
}

/**
 * Loosens the soil.
 * @deprecated Use a rake.
 */
export declare function Subject(props: HoeProps): React.JSX.Element;

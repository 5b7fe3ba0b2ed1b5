import * as React from 'react';

export interface LabelProps extends Omit<React.HTMLAttributes<HTMLSpanElement>, 'color'> {
  /** Its color. */
  color?: 'green' | 'brown';
  className?: string;
}

/** A label in the ground. */
export declare const Subject: React.ForwardRefExoticComponent<LabelProps & React.RefAttributes<unknown>>;

import * as React from 'react';

export interface ShedProps {
  /** What is inside. */
  children?: React.ReactNode;
}

/** A shed. */
export declare class Subject extends React.Component<ShedProps> {
  render(): React.ReactNode;
}

import * as React from 'react';

export interface InnerProps {
  /** What it says. */
  label: string;
}

/** Known under another name outside. */
export declare function Inner(props: InnerProps): React.JSX.Element;

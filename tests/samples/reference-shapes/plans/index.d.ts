import * as React from 'react';

export interface Harvest {
  /** What was picked. */
  kind: string;
}

export interface SubjectProps {
  /** How many beds. */
  beds: number;
  /** Given as a tag. @pro */
  tagged?: string;
}

export declare function Subject(props: Omit<SubjectProps, 'tagged'>): React.JSX.Element;

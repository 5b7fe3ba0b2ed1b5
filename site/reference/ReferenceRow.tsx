import type { ReactNode } from 'react';
import { BreakableName } from './BreakableName';

interface ReferenceRowProps {
  /** Where links lead. */
  anchor: string;
  name: string;
  /** What is said beside the name. */
  marks?: ReactNode;
  /** What the name stands for, on a line of its own. */
  type: ReactNode;
  /** The words. */
  children: ReactNode;
}

/** One row of the API reference, in a `dl`. The list says how it looks (member-styles.ts). */
export function ReferenceRow({ anchor, name, marks, type, children }: ReferenceRowProps) {
  return (
    <div id={anchor}>
      <dt>
        <a href={`#${anchor}`}>
          <code>
            <BreakableName name={name} />
          </code>
        </a>
        {marks}
      </dt>
      <dd>{type}</dd>
      <dd>{children}</dd>
    </div>
  );
}

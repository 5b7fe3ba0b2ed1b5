import type { ReactNode } from 'react';
import { BreakableName } from './BreakableName';

interface ReferenceRowProps {
  /** The id of the row. */
  anchor: string;
  name: string;
  /** Marks beside the name. */
  marks?: ReactNode;
  /** The type, on its own line. */
  type: ReactNode;
  /** The description. */
  children: ReactNode;
}

/** A row of the API reference, in a `dl`. The list has its styles (member-styles.ts). */
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

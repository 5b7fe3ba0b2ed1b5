import type { ReactNode } from 'react';
import { BreakableName } from './BreakableName';

interface ReferenceRowProps {
  /** Where links lead. */
  anchor: string;
  name: string;
  /** What is said beside the name. */
  marks?: ReactNode;
  /** What the name stands for, and what that column is called where a narrow screen has no heads. */
  type: { label: string; shown: ReactNode };
  /** Cells between that and the words. */
  between?: ReactNode;
  /** The words. */
  children: ReactNode;
}

/** One row of a table of the API reference. The table says how it looks (member-styles.ts). */
export function ReferenceRow({ anchor, name, marks, type, between, children }: ReferenceRowProps) {
  return (
    <tr id={anchor}>
      <th scope="row">
        <a href={`#${anchor}`}>
          <code>
            <BreakableName name={name} />
          </code>
        </a>
        {marks}
      </th>
      <td data-label={type.label}>{type.shown}</td>
      {between}
      <td>{children}</td>
    </tr>
  );
}

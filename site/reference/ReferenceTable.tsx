import type { ReactNode } from 'react';

interface ReferenceTableProps {
  className?: string | undefined;
  /** What stands above each column. */
  columns: string[];
  /** Its rows. */
  children: ReactNode;
}

/** A table of the API reference. Other views are the stylesheet's: the rows are the same. */
export function ReferenceTable({ className, columns, children }: ReferenceTableProps) {
  return (
    <table className={className}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

import type { ReactNode } from 'react';

interface ReferenceTableProps {
  /** What stands above each column. */
  columns: string[];
  /** Its rows. */
  children: ReactNode;
}

/** Members of the API reference as a table: in Markdown a row is what can be read in one piece. */
export function ReferenceTable({ columns, children }: ReferenceTableProps) {
  return (
    <table>
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

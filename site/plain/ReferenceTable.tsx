import type { ReactNode } from 'react';

interface ReferenceTableProps {
  /** The column headers. */
  columns: string[];
  /** Its rows. */
  children: ReactNode;
}

/** Members of the API reference as a table: in Markdown, a row is one unit of text. */
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

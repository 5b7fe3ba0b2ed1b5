import type { ReactNode } from 'react';

/** A table under its heads. */
export function PlainTable({ columns, children }: { columns: string[]; children: ReactNode }) {
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

import type { GridColDef } from '@mui/x-data-grid-premium';

export const visits = [
  { branch: 'Centre', month: 'April', loan: 'Books', count: 410 },
  { branch: 'Centre', month: 'May', loan: 'Books', count: 388 },
  { branch: 'Centre', month: 'May', loan: 'Films', count: 92 },
  { branch: 'Harbour', month: 'April', loan: 'Books', count: 175 },
  { branch: 'Harbour', month: 'April', loan: 'Games', count: 64 },
  { branch: 'Harbour', month: 'June', loan: 'Films', count: 51 },
  { branch: 'Station', month: 'May', loan: 'Games', count: 37 },
  { branch: 'Station', month: 'June', loan: 'Books', count: 203 },
];

export type Dimension = 'branch' | 'month' | 'loan';

/** One row for each value of `down`, one column for each value of `across`. */
export function pivot(down: Dimension, across: Dimension) {
  const names = [...new Set(visits.map((visit) => visit[across]))];
  const rows = new Map<string, Record<string, string | number>>();
  for (const visit of visits) {
    const row = rows.get(visit[down]) ?? { id: visit[down], name: visit[down] };
    row[visit[across]] = Number(row[visit[across]] ?? 0) + visit.count;
    rows.set(visit[down], row);
  }
  const columns: GridColDef[] = [
    { field: 'name', headerName: 'Loans', width: 110 },
    ...names.map((field): GridColDef => ({ field, type: 'number' })),
  ];
  const model = Object.fromEntries(names.map((name) => [name, 'sum']));
  return { rows: [...rows.values()], columns, model };
}

import type { GridColDef } from '@mui/x-data-grid-pro';

export interface File {
  id: number;
  path: string[];
  kind: string;
  kb?: number;
  changed: Date;
}

const file = (
  id: number,
  path: string,
  kind: string,
  day: number,
  kb?: number,
): File => ({
  id,
  path: path.split('/'),
  kind,
  kb,
  changed: new Date(2024, 4, day),
});

/** Two folders, their contents, and a file beside them. */
export const files: File[] = [
  file(1, 'Website', 'Folder', 14),
  file(2, 'Website/index.html', 'Page', 14, 18),
  file(3, 'Website/images', 'Folder', 6),
  file(4, 'Website/images/harbour.jpg', 'Image', 6, 940),
  file(5, 'Website/images/logo.svg', 'Image', 2, 4),
  file(6, 'Website/about.html', 'Page', 9, 11),
  file(7, 'Accounts', 'Folder', 21),
  file(8, 'Accounts/quarter-2.xlsx', 'Table', 21, 66),
  file(9, 'Accounts/quarter-1.xlsx', 'Table', 3, 58),
  file(10, 'Read me.txt', 'Text', 1, 2),
];

export const getPath = (row: File) => row.path;

export const fileColumns: GridColDef<File>[] = [
  { field: 'kind', headerName: 'Kind', width: 90 },
  { field: 'kb', headerName: 'Size, kB', type: 'number', width: 100 },
  { field: 'changed', headerName: 'Changed', type: 'date', width: 120 },
];

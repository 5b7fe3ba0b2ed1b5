import type { GridColDef } from '@mui/x-data-grid';

/** Loans of a town library. */
export const loans = [
  {
    id: 1,
    title: 'Moby Dick',
    reader: 'Vera',
    due: new Date(2024, 2, 4),
    fee: 0,
  },
  {
    id: 2,
    title: 'Emma',
    reader: 'Jonas',
    due: new Date(2024, 2, 6),
    fee: 1.5,
  },
  {
    id: 3,
    title: 'The Trial',
    reader: 'Mina',
    due: new Date(2024, 2, 9),
    fee: 0,
  },
  {
    id: 4,
    title: 'Ulysses',
    reader: 'Vera',
    due: new Date(2024, 2, 12),
    fee: 4,
  },
  {
    id: 5,
    title: 'Walden',
    reader: 'Otto',
    due: new Date(2024, 2, 15),
    fee: 0,
  },
  {
    id: 6,
    title: 'Candide',
    reader: 'Lise',
    due: new Date(2024, 2, 20),
    fee: 2.5,
  },
];

export const loanColumns: GridColDef<(typeof loans)[number]>[] = [
  { field: 'title', headerName: 'Title', minWidth: 120, flex: 1 },
  { field: 'reader', headerName: 'Reader', width: 100 },
  { field: 'due', headerName: 'Due', type: 'date', width: 110 },
  { field: 'fee', headerName: 'Fee', type: 'number', width: 80 },
];

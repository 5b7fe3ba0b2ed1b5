import type { GridColDef } from '@mui/x-data-grid';

/** Books of a lending library. */
export const books = [
  { id: 1, title: 'Salt roads', shelf: 'Travel', loans: 18, year: 2016 },
  { id: 2, title: 'The glass bee', shelf: 'Novels', loans: 42, year: 2009 },
  { id: 3, title: 'Bread at home', shelf: 'Cooking', loans: 35, year: 2021 },
  { id: 4, title: 'North of rain', shelf: 'Novels', loans: 27, year: 2018 },
];

export type Book = (typeof books)[number];

export const bookColumns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', minWidth: 130, flex: 1 },
  { field: 'shelf', headerName: 'Shelf', width: 110 },
  { field: 'year', headerName: 'Year', width: 90 },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 100 },
];

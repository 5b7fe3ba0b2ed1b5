import type { GridColDef } from '@mui/x-data-grid';

/** Entries of a photo contest. */
export const photos = [
  { id: 1, photo: 'Fog over the moor', author: 'Lena', votes: 41 },
  { id: 2, photo: 'Night bus', author: 'Amir', votes: 67 },
  { id: 3, photo: 'Grandmother laughing', author: 'Sofia', votes: 88 },
  { id: 4, photo: 'Heron', author: 'Amir', votes: 35 },
  { id: 5, photo: 'Kite and crane', author: 'Yuki', votes: 52 },
];

export type Photo = (typeof photos)[number];

export const photoColumns: GridColDef<Photo>[] = [
  { field: 'photo', headerName: 'Photo', minWidth: 160, flex: 1 },
  { field: 'author', headerName: 'Author', width: 110 },
  { field: 'votes', headerName: 'Votes', type: 'number', width: 90 },
];

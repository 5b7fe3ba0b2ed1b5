import type { GridColDef } from '@mui/x-data-grid';

/** Parcels in a depot. */
export const parcels = [
  { id: 4101, street: 'Mill Lane 3', kg: 2.4, shelf: 'A1' },
  { id: 4102, street: 'Quay 17', kg: 0.8, shelf: 'A2' },
  { id: 4103, street: 'Church Row 8', kg: 11.2, shelf: 'C4' },
  { id: 4104, street: 'Mill Lane 21', kg: 5, shelf: 'B3' },
  { id: 4105, street: 'Station Road 2', kg: 1.1, shelf: 'A1' },
];

export const parcelColumns: GridColDef<(typeof parcels)[number]>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'street', headerName: 'Street', minWidth: 130, flex: 1 },
  { field: 'kg', headerName: 'Kg', type: 'number', width: 80 },
  { field: 'shelf', headerName: 'Shelf', width: 80 },
];

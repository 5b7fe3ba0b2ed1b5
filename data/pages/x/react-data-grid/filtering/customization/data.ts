import type { GridColDef } from '@mui/x-data-grid';

/** Apartments to let. */
export const apartments = [
  { id: 1, street: 'Mill Lane 4', rooms: 2, area: 54, rent: 780, energy: 'C' },
  { id: 2, street: 'Mill Lane 9', rooms: 3, area: 71, rent: 940, energy: 'E' },
  { id: 3, street: 'Dock Road 1', rooms: 1, area: 33, rent: 610, energy: 'B' },
  { id: 4, street: 'Dock Road 8', rooms: 4, area: 98, rent: 1420, energy: 'A' },
  { id: 5, street: 'Park Row 12', rooms: 3, area: 82, rent: 1150, energy: 'D' },
  { id: 6, street: 'Park Row 30', rooms: 2, area: 49, rent: 690, energy: 'F' },
];

export type Apartment = (typeof apartments)[number];

export const apartmentColumns: GridColDef<Apartment>[] = [
  { field: 'street', headerName: 'Street', minWidth: 120, flex: 1 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 90 },
  { field: 'area', headerName: 'Area, m²', type: 'number', width: 100 },
  { field: 'rent', headerName: 'Rent, €', type: 'number', width: 110 },
  { field: 'energy', headerName: 'Energy', width: 110 },
];

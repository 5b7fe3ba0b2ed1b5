import type { GridColDef } from '@mui/x-data-grid';

/** Parcels on their way, with notes of very different length. */
export const parcels = [
  { id: 'P-1', to: 'Oslo', kg: 2.4, note: 'Ring twice' },
  { id: 'P-2', to: 'Gdańsk', kg: 11, note: 'Leave with the neighbor' },
  { id: 'P-3', to: 'Rotterdam', kg: 0.8, note: 'Fragile' },
  {
    id: 'P-4',
    to: 'Santiago de Compostela',
    kg: 25.5,
    note: 'Deliver on weekdays before noon, the gate of the yard is closed later',
  },
  { id: 'P-5', to: 'Bern', kg: 4.2, note: 'Call first' },
  { id: 'P-6', to: 'Turku', kg: 1.9, note: 'Back door' },
];

export type Parcel = (typeof parcels)[number];

export const parcelColumns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel' },
  { field: 'to', headerName: 'Destination' },
  { field: 'kg', headerName: 'Kilograms', type: 'number' },
  { field: 'note', headerName: 'Note for the driver' },
];

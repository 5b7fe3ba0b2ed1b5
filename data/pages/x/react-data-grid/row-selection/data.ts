import type { GridColDef } from '@mui/x-data-grid';

/** Parcels in a depot. */
export const parcels = [
  { id: 'P-301', to: 'Harbor', kg: 2.4, state: 'In depot' },
  { id: 'P-302', to: 'Old town', kg: 11.8, state: 'In depot' },
  { id: 'P-303', to: 'Airport', kg: 0.9, state: 'Delivered' },
  { id: 'P-304', to: 'Harbor', kg: 5.1, state: 'In depot' },
  { id: 'P-305', to: 'Hillside', kg: 7.3, state: 'Delivered' },
  { id: 'P-306', to: 'Old town', kg: 1.6, state: 'In depot' },
  { id: 'P-307', to: 'Airport', kg: 3.3, state: 'In depot' },
  { id: 'P-308', to: 'Hillside', kg: 18.2, state: 'In depot' },
  { id: 'P-309', to: 'Harbor', kg: 4.7, state: 'Delivered' },
  { id: 'P-310', to: 'Airport', kg: 6.4, state: 'In depot' },
];

export type Parcel = (typeof parcels)[number];

export const parcelColumns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 100 },
  { field: 'to', headerName: 'To', minWidth: 100, flex: 1 },
  { field: 'kg', headerName: 'Kg', type: 'number', width: 80 },
  { field: 'state', headerName: 'State', width: 110 },
];

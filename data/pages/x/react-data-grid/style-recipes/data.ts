import type { GridColDef } from '@mui/x-data-grid';

/** Bookings of a campsite. */
export const bookings = [
  { id: 1, guest: 'Lindgren', pitch: 'A 4', nights: 3, price: 84, paid: true },
  { id: 2, guest: 'Okafor', pitch: 'A 7', nights: 2, price: 56, paid: false },
  { id: 3, guest: 'Moreau', pitch: 'B 1', nights: 7, price: 175, paid: true },
  { id: 4, guest: 'Tanaka', pitch: 'B 2', nights: 1, price: 31, paid: true },
  { id: 5, guest: 'Rossi', pitch: 'C 9', nights: 4, price: 118, paid: false },
];

export type Booking = (typeof bookings)[number];

export const bookingColumns: GridColDef<Booking>[] = [
  { field: 'guest', headerName: 'Guest', minWidth: 110, flex: 1 },
  { field: 'pitch', headerName: 'Pitch', width: 90 },
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
];

import type { GridColDef } from '@mui/x-data-grid-pro';

/** Bookings of a ferry line. */
export const bookings = [
  {
    id: 7001,
    guest: 'A. Lindqvist',
    from: 'Turku',
    to: 'Långnäs',
    cabin: 'Outside',
    cars: 1,
    meals: 'Dinner and breakfast for two adults and a child',
    paid: 212,
  },
  {
    id: 7002,
    guest: 'M. Okafor',
    from: 'Helsinki',
    to: 'Tallinn',
    cabin: 'None',
    cars: 0,
    meals: 'None',
    paid: 38,
  },
  {
    id: 7003,
    guest: 'S. Tamm',
    from: 'Tallinn',
    to: 'Helsinki',
    cabin: 'Inside',
    cars: 2,
    meals: 'Breakfast',
    paid: 154,
  },
  {
    id: 7004,
    guest: 'J. Virtanen',
    from: 'Turku',
    to: 'Stockholm',
    cabin: 'Outside',
    cars: 1,
    meals: 'Dinner',
    paid: 189,
  },
];

export const bookingColumns: GridColDef[] = [
  { field: 'guest', headerName: 'Guest', width: 120 },
  { field: 'from', headerName: 'From', width: 130 },
  { field: 'to', headerName: 'To', width: 130 },
  { field: 'cabin', headerName: 'Cabin', width: 130 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 110 },
  { field: 'meals', headerName: 'Meals', width: 180 },
  { field: 'paid', headerName: 'Paid', type: 'number', width: 90 },
];

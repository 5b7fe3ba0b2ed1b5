import type { GridColDef } from '@mui/x-data-grid';

const items = ['Desk lamp', 'Bookshelf', 'Office chair', 'Rug', 'Side table'];
const cities = [
  'Aarhus',
  'Bilbao',
  'Cork',
  'Dresden',
  'Espoo',
  'Ghent',
  'Turin',
];

/** Orders of a furniture shop. */
export const orders = Array.from({ length: 250 }, (_, i) => ({
  id: 5001 + i,
  item: items[(i * 3 + (i % 4)) % items.length],
  city: cities[(i * 5 + (i % 3)) % cities.length],
  placed: new Date(2024, 0, 2 + Math.floor(i / 2)),
  total: 25 + ((i * 61) % 480),
}));

export type Order = (typeof orders)[number];

export const orderColumns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'item', headerName: 'Item', minWidth: 120, flex: 1 },
  { field: 'city', headerName: 'City', width: 100 },
  { field: 'placed', headerName: 'Placed', type: 'date', width: 110 },
  { field: 'total', headerName: 'Total, €', type: 'number', width: 100 },
];

import type { GridColDef } from '@mui/x-data-grid';

/** What cafés order from a bakery for tomorrow. */
export const orders = [
  { id: 1, product: 'Rye bread', pieces: 40, price: 3.2, round: 'Morning' },
  { id: 2, product: 'Croissant', pieces: 160, price: 1.4, round: 'Morning' },
  { id: 3, product: 'Plum cake', pieces: 12, price: 14.5, round: 'Noon' },
  { id: 4, product: 'Baguette', pieces: 85, price: 1.8, round: 'Morning' },
  { id: 5, product: 'Cheese roll', pieces: 60, price: 2.6, round: 'Noon' },
  { id: 6, product: 'Pretzel', pieces: 110, price: 0.9, round: 'Noon' },
];

export type Order = (typeof orders)[number];

export const orderColumns: GridColDef<Order>[] = [
  {
    field: 'product',
    headerName: 'Product',
    minWidth: 120,
    flex: 1,
    editable: true,
  },
  {
    field: 'pieces',
    headerName: 'Pieces',
    type: 'number',
    width: 90,
    editable: true,
  },
  {
    field: 'price',
    headerName: 'Price (€)',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'round',
    headerName: 'Round',
    type: 'singleSelect',
    valueOptions: ['Morning', 'Noon'],
    width: 110,
    editable: true,
  },
];

/** Puts a text on the clipboard, as a spreadsheet would. */
export async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // The browser refuses: the clipboard keeps what it had.
  }
}

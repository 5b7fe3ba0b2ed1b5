import type { GridColDef } from '@mui/x-data-grid-premium';

export interface Picking {
  id: number;
  field: string;
  fruit: string;
  kg: number | null;
  price: number;
  picked: Date;
}

const picking = (
  id: number,
  field: string,
  fruit: string,
  kg: number | null,
  price: number,
  day: number,
): Picking => ({ id, field, fruit, kg, price, picked: new Date(2024, 8, day) });

/** What a fruit farm picked in September; the last basket is not weighed yet. */
export const harvest = [
  picking(1, 'Hill', 'Apples', 820, 1.2, 3),
  picking(2, 'Hill', 'Pears', 310, 1.8, 5),
  picking(3, 'River', 'Apples', 140, 2.1, 9),
  picking(4, 'River', 'Plums', 95, 2.6, 10),
  picking(5, 'Road', 'Plums', 120, 2.4, 17),
  picking(6, 'Road', 'Apples', null, 1.5, 24),
];

const dotted = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

export const harvestColumns: GridColDef<Picking>[] = [
  { field: 'fruit', headerName: 'Fruit', width: 100 },
  {
    field: 'kg',
    headerName: 'Weight',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number | null) =>
      typeof value === 'number' ? `${dotted.format(value)} kg` : '',
  },
  {
    field: 'price',
    headerName: 'Price per kg',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number | null) =>
      typeof value === 'number' ? euro.format(value) : '',
  },
  { field: 'field', headerName: 'Field', width: 90 },
  { field: 'picked', headerName: 'Picked', type: 'date', width: 110 },
];

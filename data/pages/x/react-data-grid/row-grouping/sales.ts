import type { GridColDef } from '@mui/x-data-grid-premium';

const prices = { Tent: 189, Stove: 54, Backpack: 112, Mat: 39 };
const products = Object.keys(prices) as (keyof typeof prices)[];
const regions = ['North', 'South', 'West'];

/** Half a year of a shop for camping gear. */
export const sales = Array.from({ length: 48 }, (_, index) => {
  const product = products[(index * 5 + Math.floor(index / 4)) % 4];
  const units = 1 + ((index * 7) % 9);
  return {
    id: index + 1,
    order: `A-${2001 + index}`,
    region: regions[(index * 2 + Math.floor(index / 5)) % 3],
    product,
    ordered: new Date(2024, index % 6, 1 + ((index * 11) % 28)),
    units,
    amount: units * prices[product],
    rating: 1 + ((index * 3) % 5),
  };
});

export type Sale = (typeof sales)[number];

const euro = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

export const saleColumns: GridColDef<Sale>[] = [
  { field: 'order', headerName: 'Order', width: 100 },
  { field: 'region', headerName: 'Region', width: 100 },
  { field: 'product', headerName: 'Product', width: 130 },
  { field: 'ordered', headerName: 'Date', type: 'date', width: 110 },
  { field: 'units', headerName: 'Units', type: 'number', width: 90 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 110,
    valueFormatter: (value?: number) =>
      value === undefined || value === null ? '' : euro.format(value),
  },
];

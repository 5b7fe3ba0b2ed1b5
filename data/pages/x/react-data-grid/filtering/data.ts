import type { GridColDef } from '@mui/x-data-grid';

/** Plants of a garden center. */
export const plants = [
  {
    id: 1,
    plant: 'Lady fern',
    light: 'Shade',
    height: 70,
    price: 8.5,
    inStock: true,
    arrived: new Date(2024, 2, 18),
  },
  {
    id: 2,
    plant: 'Rosemary',
    light: 'Sun',
    height: 40,
    price: 5.9,
    inStock: true,
    arrived: new Date(2024, 3, 9),
  },
  {
    id: 3,
    plant: 'Tree fern',
    light: 'Half shade',
    height: 180,
    price: 149,
    inStock: false,
    arrived: new Date(2023, 8, 2),
  },
  {
    id: 4,
    plant: 'Lavender',
    light: 'Sun',
    height: 35,
    price: 4.8,
    inStock: true,
    arrived: new Date(2024, 4, 21),
  },
  {
    id: 5,
    plant: 'Hosta',
    light: 'Half shade',
    height: 45,
    price: 12,
    inStock: false,
    arrived: new Date(2024, 2, 18),
  },
  {
    id: 6,
    plant: 'Olive tree',
    light: 'Sun',
    height: 160,
    price: 89,
    inStock: true,
    arrived: new Date(2023, 10, 27),
  },
];

export type Plant = (typeof plants)[number];

export const plantColumns: GridColDef<Plant>[] = [
  { field: 'plant', headerName: 'Plant', minWidth: 120, flex: 1 },
  {
    field: 'light',
    headerName: 'Light',
    type: 'singleSelect',
    valueOptions: ['Sun', 'Half shade', 'Shade'],
    width: 110,
  },
  { field: 'height', headerName: 'Height, cm', type: 'number', width: 110 },
  { field: 'price', headerName: 'Price, €', type: 'number', width: 100 },
  { field: 'inStock', headerName: 'In stock', type: 'boolean', width: 110 },
  { field: 'arrived', headerName: 'Arrived', type: 'date', width: 110 },
];

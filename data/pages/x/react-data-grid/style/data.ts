import type { GridColDef } from '@mui/x-data-grid';

/** Beds of a nursery garden, as measured this morning. */
export const beds = [
  {
    id: 1,
    bed: 'North 1',
    crop: 'Tomato',
    temp: 21.5,
    water: 34,
    state: 'growing',
  },
  {
    id: 2,
    bed: 'North 2',
    crop: 'Pepper',
    temp: 22.8,
    water: 12,
    state: 'growing',
  },
  {
    id: 3,
    bed: 'East 1',
    crop: 'Lettuce',
    temp: 16.2,
    water: 41,
    state: 'ripe',
  },
  {
    id: 4,
    bed: 'East 2',
    crop: 'Spinach',
    temp: 4.1,
    water: 38,
    state: 'growing',
  },
  { id: 5, bed: 'South 1', crop: 'Melon', temp: 31.4, water: 9, state: 'sick' },
  {
    id: 6,
    bed: 'South 2',
    crop: 'Basil',
    temp: 24.9,
    water: 27,
    state: 'ripe',
  },
];

export type Bed = (typeof beds)[number];

export const bedColumns: GridColDef<Bed>[] = [
  { field: 'bed', headerName: 'Bed', width: 100 },
  { field: 'crop', headerName: 'Crop', minWidth: 100, flex: 1 },
  { field: 'temp', headerName: 'Soil (°C)', type: 'number', width: 100 },
  { field: 'water', headerName: 'Water (%)', type: 'number', width: 100 },
  { field: 'state', headerName: 'State', width: 100 },
];

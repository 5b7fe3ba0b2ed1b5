import type { GridColDef } from '@mui/x-data-grid';

/** Plots of a community garden. */
export const plots = [
  { id: 1, plot: 'A1', crop: 'Potatoes', area: 24, keeper: 'Noor' },
  { id: 2, plot: 'A2', crop: 'Beans', area: 18, keeper: 'Jonas' },
  { id: 3, plot: 'B1', crop: 'Squash', area: 30, keeper: 'Mei' },
  { id: 4, plot: 'B2', crop: 'Onions', area: 12, keeper: 'Paolo' },
  { id: 5, plot: 'C1', crop: 'Herbs', area: 9, keeper: 'Ruth' },
  { id: 6, plot: 'C2', crop: 'Berries', area: 21, keeper: 'Omar' },
];

export type Plot = (typeof plots)[number];

export const plotColumns: GridColDef<Plot>[] = [
  { field: 'plot', headerName: 'Plot', width: 80 },
  { field: 'crop', headerName: 'Crop', minWidth: 110, flex: 1 },
  { field: 'area', headerName: 'Area (m²)', type: 'number', width: 110 },
  { field: 'keeper', headerName: 'Keeper', width: 110 },
];

import type { GridColDef } from '@mui/x-data-grid-premium';

/** Kilowatt hours of the solar roofs of a town. */
export const roofs = [
  { id: 1, roof: 'Town hall', jan: 310, apr: 1240, jul: 1710, oct: 720 },
  { id: 2, roof: 'Fire station', jan: 180, apr: 870, jul: 1130, oct: 490 },
  { id: 3, roof: 'Library', jan: 95, apr: 410, jul: 560, oct: 230 },
  { id: 4, roof: 'Swimming pool', jan: 640, apr: 2310, jul: 3050, oct: 1280 },
  { id: 5, roof: 'Primary school', jan: 270, apr: 1020, jul: 1390, oct: 610 },
];

export type Roof = (typeof roofs)[number];

const month: Partial<GridColDef<Roof>> = {
  type: 'number',
  width: 90,
};

export const roofColumns: GridColDef<Roof>[] = [
  { field: 'roof', headerName: 'Roof', minWidth: 120, flex: 1 },
  { ...month, field: 'jan', headerName: 'January' },
  { ...month, field: 'apr', headerName: 'April' },
  { ...month, field: 'jul', headerName: 'July' },
  { ...month, field: 'oct', headerName: 'October' },
];

import type { GridColDef } from '@mui/x-data-grid';

/** Measurements of a greenhouse. */
export const beds = [
  { id: 1, bed: 'Tomatoes', sensor: 'T-04', degrees: 24.5, moisture: 61 },
  { id: 2, bed: 'Cucumbers', sensor: 'T-07', degrees: 26.1, moisture: 72 },
  { id: 3, bed: 'Basil', sensor: 'T-09', degrees: 22.8, moisture: 55 },
  { id: 4, bed: 'Peppers', sensor: 'T-11', degrees: 25.3, moisture: 58 },
  { id: 5, bed: 'Seedlings', sensor: 'T-12', degrees: 21.4, moisture: 80 },
  { id: 6, bed: 'Citrus', sensor: 'T-15', degrees: 19.9, moisture: 47 },
];

export const bedColumns: GridColDef[] = [
  { field: 'bed', headerName: 'Bed', minWidth: 110, flex: 1 },
  { field: 'sensor', headerName: 'Sensor', width: 100 },
  { field: 'degrees', headerName: '°C', type: 'number', width: 90 },
  { field: 'moisture', headerName: 'Moisture', type: 'number', width: 110 },
];

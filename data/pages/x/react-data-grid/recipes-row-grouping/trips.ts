import type { GridColDef } from '@mui/x-data-grid-premium';

/** Trips of a bus company, by line. */
export const trips = [
  { id: 1, line: 'Coast', stop: 'Lighthouse', riders: 31 },
  { id: 2, line: 'Coast', stop: 'Old harbour', riders: 54 },
  { id: 3, line: 'Castle', stop: 'Gate', riders: 18 },
  { id: 4, line: 'Airport', stop: 'Terminal 1', riders: 77 },
  { id: 5, line: 'Airport', stop: 'Terminal 2', riders: 62 },
  { id: 6, line: 'Airport', stop: 'Car park', riders: 9 },
  { id: 7, line: 'Night', stop: 'Main station', riders: 25 },
  { id: 8, line: 'Night', stop: 'University', riders: 40 },
  { id: 9, line: 'Night', stop: 'Hospital', riders: 12 },
  { id: 10, line: 'Night', stop: 'Stadium', riders: 33 },
];

export const tripColumns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 110 },
  { field: 'stop', headerName: 'Last stop', width: 150 },
  { field: 'riders', headerName: 'Riders', type: 'number', width: 90 },
];

import type { GridColDef } from '@mui/x-data-grid-pro';

/** Tasks of a workshop. */
export const tasks = [
  { id: 1, task: 'Sand the tabletop', who: 'Iris', hours: 3, state: 'Done' },
  { id: 2, task: 'Oil the chairs', who: 'Tom', hours: 5, state: 'Open' },
  { id: 3, task: 'Order hinges', who: 'Iris', hours: 0.5, state: 'Open' },
];

export const taskColumns: GridColDef[] = [
  { field: 'task', headerName: 'Task', width: 160 },
  { field: 'who', headerName: 'Who', width: 90 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'state', headerName: 'State', width: 90 },
];

import type { GridColDef } from '@mui/x-data-grid';

/** Tasks of an allotment garden. */
export const tasks = [
  { id: 1, task: 'Mend the fence', area: 'Common', hours: 6, done: false },
  { id: 2, task: 'Prune apple trees', area: 'Orchard', hours: 4, done: true },
  { id: 3, task: 'Turn the compost', area: 'Common', hours: 2, done: false },
  { id: 4, task: 'Paint the shed', area: 'Common', hours: 8, done: true },
  { id: 5, task: 'Pick plums', area: 'Orchard', hours: 3, done: false },
  { id: 6, task: 'Clean the pond', area: 'Pond', hours: 5, done: false },
];

export type Task = (typeof tasks)[number];

export const taskColumns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', minWidth: 150, flex: 1 },
  {
    field: 'area',
    headerName: 'Area',
    type: 'singleSelect',
    valueOptions: ['Common', 'Orchard', 'Pond'],
    width: 120,
  },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'done', headerName: 'Done', type: 'boolean', width: 90 },
];

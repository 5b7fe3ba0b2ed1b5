import type { GridColDef } from '@mui/x-data-grid';

/** Repairs in a bicycle workshop. */
export const repairs = [
  { id: 1, bike: 'Tourer', job: 'Gears', hours: 1.5, note: 'Cable is rusty' },
  { id: 2, bike: 'Racer', job: 'Wheel', hours: 2, note: 'Two spokes broken' },
  { id: 3, bike: 'Cargo', job: 'Brakes', hours: 1, note: 'Squeaks when wet' },
  { id: 4, bike: 'Folding', job: 'Hinge', hours: 0.5, note: 'Owner waits' },
  { id: 5, bike: 'Tandem', job: 'Chain', hours: 1.5, note: 'Both chains' },
  { id: 6, bike: 'Tourer', job: 'Light', hours: 0.5, note: 'Rear only' },
  { id: 7, bike: 'Child', job: 'Saddle', hours: 0.5, note: 'Raise by 4 cm' },
];

export type Repair = (typeof repairs)[number];

export const repairColumns: GridColDef<Repair>[] = [
  { field: 'bike', headerName: 'Bike', width: 110 },
  { field: 'job', headerName: 'Job', minWidth: 100, flex: 1 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

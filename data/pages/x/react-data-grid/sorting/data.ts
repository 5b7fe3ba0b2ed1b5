import type { GridColDef } from '@mui/x-data-grid';

/** Walks of a hiking club. */
export const walks = [
  {
    id: 1,
    walk: 'Old quarry',
    region: 'North',
    km: 8.5,
    climb: 240,
    guide: 'Ada',
  },
  {
    id: 2,
    walk: 'River loop',
    region: 'South',
    km: 12,
    climb: 90,
    guide: 'Bo',
  },
  {
    id: 3,
    walk: 'Two chapels',
    region: 'North',
    km: 8.5,
    climb: 310,
    guide: 'Cleo',
  },
  {
    id: 4,
    walk: 'Beech ridge',
    region: 'West',
    km: 17.2,
    climb: 640,
    guide: 'Ada',
  },
  {
    id: 5,
    walk: 'Mill path',
    region: 'South',
    km: 5.4,
    climb: 60,
    guide: 'Bo',
  },
];

export type Walk = (typeof walks)[number];

export const walkColumns: GridColDef<Walk>[] = [
  { field: 'walk', headerName: 'Walk', minWidth: 120, flex: 1 },
  { field: 'region', headerName: 'Region' },
  { field: 'km', headerName: 'Km', type: 'number', width: 90 },
  { field: 'climb', headerName: 'Climb', type: 'number', width: 100 },
  { field: 'guide', headerName: 'Guide' },
];

import type { GridColDef } from '@mui/x-data-grid-pro';

/** Parts in a warehouse. */
export const parts = [
  {
    id: 1,
    part: 'Bearing 6204',
    aisle: 'A3',
    pieces: 140,
    group: 'Drive',
    counted: new Date(2024, 4, 3),
  },
  {
    id: 2,
    part: 'V-belt 13×900',
    aisle: 'A7',
    pieces: 8,
    group: 'Drive',
    counted: new Date(2024, 4, 3),
  },
  {
    id: 3,
    part: 'Seal ring 30',
    aisle: 'B1',
    pieces: 65,
    group: 'Seals',
    counted: new Date(2024, 5, 17),
  },
  {
    id: 4,
    part: 'Fuse 10 A',
    aisle: 'C2',
    pieces: 3,
    group: 'Electric',
    counted: new Date(2024, 5, 20),
  },
  {
    id: 5,
    part: 'Relay 24 V',
    aisle: 'C4',
    pieces: 27,
    group: 'Electric',
    counted: new Date(2024, 3, 29),
  },
  {
    id: 6,
    part: 'Bearing 6006',
    aisle: 'A3',
    pieces: 12,
    group: 'Drive',
    counted: new Date(2024, 5, 17),
  },
];

export type Part = (typeof parts)[number];

export const partColumns: GridColDef<Part>[] = [
  { field: 'part', headerName: 'Part', minWidth: 150, flex: 1 },
  { field: 'aisle', headerName: 'Aisle', width: 130 },
  { field: 'pieces', headerName: 'Pieces', type: 'number', width: 130 },
  {
    field: 'group',
    headerName: 'Group',
    type: 'singleSelect',
    valueOptions: ['Drive', 'Electric', 'Seals'],
    width: 130,
  },
  { field: 'counted', headerName: 'Counted', type: 'date', width: 160 },
];

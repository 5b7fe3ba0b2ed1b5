import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';

/** Apartments in a housing cooperative. */
export const apartments = [
  {
    id: 'A-11',
    rooms: 2,
    area: 54,
    rent: 480,
    heating: 75,
    water: 22,
    since: 2015,
  },
  {
    id: 'A-12',
    rooms: 4,
    area: 98,
    rent: 870,
    heating: 130,
    water: 41,
    since: 2003,
  },
  {
    id: 'B-01',
    rooms: 3,
    area: 71,
    rent: 640,
    heating: 92,
    water: 30,
    since: 2021,
  },
];

const number = { type: 'number', width: 100 } as const;

export const apartmentColumns: GridColDef[] = [
  { field: 'id', headerName: 'Apartment', width: 110 },
  { ...number, field: 'rooms', headerName: 'Rooms', width: 90 },
  { ...number, field: 'area', headerName: 'Area (m²)' },
  { ...number, field: 'rent', headerName: 'Rent (€)' },
  { ...number, field: 'heating', headerName: 'Heating (€)', width: 110 },
  { ...number, field: 'water', headerName: 'Water (€)' },
  { field: 'since', headerName: 'Since' },
];

export const apartmentGroups: GridColumnGroupingModel = [
  {
    groupId: 'size',
    headerName: 'Size',
    children: [{ field: 'rooms' }, { field: 'area' }],
  },
  {
    groupId: 'costs',
    headerName: 'Costs a month',
    children: [
      { field: 'rent' },
      {
        groupId: 'extra',
        headerName: 'On top',
        children: [{ field: 'heating' }, { field: 'water' }],
      },
    ],
  },
];

import type { GridColDef } from '@mui/x-data-grid';

/** Measuring stations along a river. */
export const stations = [
  { id: 1, station: 'Weir', level: 212, flow: 48, warden: 'Ines', on: true },
  {
    id: 2,
    station: 'Old bridge',
    level: 187,
    flow: 45,
    warden: 'Karl',
    on: true,
  },
  {
    id: 3,
    station: 'Harbour',
    level: 342,
    flow: 61,
    warden: 'Ines',
    on: false,
  },
  {
    id: 4,
    station: 'Two Mills',
    level: 96,
    flow: 12,
    warden: 'Piet',
    on: true,
  },
  { id: 5, station: 'Lock 7', level: 275, flow: 53, warden: 'Karl', on: true },
  { id: 6, station: 'Estuary', level: 410, flow: 88, warden: 'Ruth', on: true },
];

export type Station = (typeof stations)[number];

export const stationColumns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', minWidth: 110, flex: 1 },
  { field: 'level', headerName: 'Level (cm)', type: 'number', width: 110 },
  { field: 'flow', headerName: 'Flow (m³/s)', type: 'number', width: 120 },
  { field: 'warden', headerName: 'Warden', width: 100, editable: true },
  { field: 'on', headerName: 'In service', type: 'boolean', width: 100 },
];

import type { GridColDef } from '@mui/x-data-grid';

const places = ['Cellar', 'Roof', 'Hall', 'Boiler room', 'Garage'];
const fields = Array.from({ length: 12 }, (_, hour) => `h${hour * 2}`);

/** Readings of 400 sensors, in degrees, every second hour. */
export const sensors = Array.from({ length: 400 }, (_, i) => ({
  id: `T-${100 + i}`,
  place: places[i % places.length],
  ...Object.fromEntries(
    fields.map((field, hour) => [field, 12 + ((i * 7 + hour * 5) % 17)]),
  ),
}));

export const sensorColumns: GridColDef[] = [
  { field: 'id', headerName: 'Sensor', width: 90 },
  { field: 'place', headerName: 'Place', width: 120 },
  ...fields.map(
    (field, hour): GridColDef => ({
      field,
      headerName: `${String(hour * 2).padStart(2, '0')}:00`,
      type: 'number',
      width: 90,
    }),
  ),
];

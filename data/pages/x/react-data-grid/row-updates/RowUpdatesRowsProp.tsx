import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Parcel {
  id: number;
  city: string;
  kg: number;
}

const cities = ['Turin', 'Ghent', 'Malmo', 'Graz', 'Porto'];

const parcels: Parcel[] = [
  { id: 101, city: 'Lyon', kg: 2.4 },
  { id: 102, city: 'Bergen', kg: 11.8 },
  { id: 103, city: 'Zurich', kg: 0.9 },
];

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel' },
  { field: 'city', headerName: 'City', minWidth: 120, flex: 1 },
  { field: 'kg', headerName: 'Weight, kg', type: 'number', width: 120 },
];

const scan = (id: number): Parcel => ({
  id,
  city: cities[id % cities.length],
  kg: ((id * 7) % 120) / 10,
});

export default function RowUpdatesRowsProp() {
  const [rows, setRows] = React.useState(parcels);
  const nextId = React.useRef(104);

  const add = () => {
    const parcel = scan(nextId.current);
    nextId.current += 1;
    setRows((current) => [parcel, ...current]);
  };
  const weighAgain = () =>
    setRows((current) =>
      current.map((row, index) =>
        index === 0 ? { ...row, kg: row.kg + 0.1 } : row,
      ),
    );
  const removeLast = () => setRows((current) => current.slice(0, -1));

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button onClick={add}>Add a parcel</Button>
        <Button onClick={weighAgain}>Weigh the first again</Button>
        <Button onClick={removeLast}>Remove the last</Button>
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGrid rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

// Seats of a theatre: rows from A to Z, 300 seats in each.
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const rows = letters.map((letter, index) => ({ id: letter, index }));

const seats = Array.from(
  { length: 300 },
  (_, seat): GridColDef<(typeof rows)[number]> => ({
    field: `seat${seat + 1}`,
    headerName: `Seat ${seat + 1}`,
    width: 90,
    valueGetter: (_value, row) =>
      (row.index * 7 + seat * 11) % 5 === 0 ? 'free' : '–',
  }),
);

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Row', width: 70 },
  ...seats,
];

export default function VirtualizationColumns() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnBufferPx={200}
        rowBufferPx={100}
      />
    </Box>
  );
}

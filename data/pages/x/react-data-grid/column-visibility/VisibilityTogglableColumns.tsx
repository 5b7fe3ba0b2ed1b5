import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, GridToolbar } from '@mui/x-data-grid';
import { roomColumns, rooms } from './data';

const internal = ['id', 'floor'];

const initialState = {
  columns: { columnVisibilityModel: { id: false, floor: false } },
};

const getTogglableColumns = (columns: GridColDef[]) =>
  columns
    .map(({ field }) => field)
    .filter((field) => !internal.includes(field));

export default function VisibilityTogglableColumns() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rooms}
        columns={roomColumns}
        initialState={initialState}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          columnsManagement: { getTogglableColumns, sort: 'asc' },
          toolbar: { printOptions: { hideFooter: true } },
        }}
        hideFooter
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { roomColumns, rooms } from './data';

export default function VisibilityToggleAllMode() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rooms}
        columns={roomColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          columnsManagement: { toggleAllMode: 'filteredOnly' },
          toolbar: { printOptions: { hideFooter: true } },
        }}
        hideFooter
      />
    </Box>
  );
}

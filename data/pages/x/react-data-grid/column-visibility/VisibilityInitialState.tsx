import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { roomColumns, rooms } from './data';

const initialState = {
  columns: { columnVisibilityModel: { id: false, floor: false } },
};

export default function VisibilityInitialState() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rooms}
        columns={roomColumns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}

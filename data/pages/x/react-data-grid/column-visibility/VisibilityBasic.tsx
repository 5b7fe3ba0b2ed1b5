import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { roomColumns, rooms } from './data';

const visible = { id: false, floor: false };

export default function VisibilityBasic() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rooms}
        columns={roomColumns}
        columnVisibilityModel={visible}
        hideFooter
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { repairColumns, repairs } from './data';

export default function ComponentsToolbar() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={repairs}
        columns={repairColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: { showQuickFilter: true, printOptions: { hideFooter: true } },
        }}
        hideFooter
      />
    </Box>
  );
}

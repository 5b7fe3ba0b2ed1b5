import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { shipmentColumns, shipments } from './data';

export default function ExportToolbar() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={shipments}
        columns={shipmentColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { printOptions: { hideFooter: true } } }}
        hideFooter
      />
    </Box>
  );
}

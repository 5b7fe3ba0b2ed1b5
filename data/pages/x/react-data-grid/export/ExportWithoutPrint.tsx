import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { shipmentColumns, shipments } from './data';

const slotProps = {
  toolbar: { printOptions: { disableToolbarButton: true } },
};

export default function ExportWithoutPrint() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={shipments}
        columns={shipmentColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={slotProps}
        hideFooter
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './data';

const slotProps = {
  toolbar: {
    excelOptions: { fileName: 'shipments' },
    printOptions: { hideFooter: true },
  },
};

export default function ExportExcel() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        rows={shipments}
        columns={shipmentColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={slotProps}
        hideFooter
      />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, GridToolbar } from '@mui/x-data-grid-premium';
import { type Shipment, shipmentColumns, shipments } from './data';

const rows: Shipment[] = Array.from({ length: 3000 }, (_, index) => ({
  ...shipments[index % shipments.length],
  id: `SH-${1000 + index}`,
}));

export default function ExportExcelProgress() {
  const [exporting, setExporting] = React.useState(false);
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        rows={rows}
        columns={shipmentColumns}
        slots={{ toolbar: GridToolbar }}
        loading={exporting}
        onExcelExportStateChange={(state) => setExporting(state === 'pending')}
      />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './data';

export default function ExportExcelApi() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Nothing created yet.');

  const createWorkbook = async () => {
    const workbook = await apiRef.current.getDataAsExcel();
    // In your application: post the buffer to your server.
    const buffer = await workbook?.xlsx.writeBuffer();
    setMessage(`A workbook of ${buffer?.byteLength} bytes is ready to send.`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={createWorkbook}>Create a workbook</Button>
      <Typography role="status">{message}</Typography>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={shipments}
          columns={shipmentColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}

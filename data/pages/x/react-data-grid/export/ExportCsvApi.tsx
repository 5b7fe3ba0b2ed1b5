import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { shipmentColumns, shipments } from './data';

const options = { fileName: 'for-excel', delimiter: ';', utf8WithBom: true };

export default function ExportCsvApi() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => apiRef.current.exportDataAsCsv(options)}>
          Download
        </Button>
        <Button onClick={() => setCsv(apiRef.current.getDataAsCsv(options))}>
          Show as text
        </Button>
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGrid
          apiRef={apiRef}
          rows={shipments}
          columns={shipmentColumns}
          hideFooter
        />
      </Box>
      <Box
        component="pre"
        role="status"
        sx={{ m: 0, mt: 1, height: 130, overflow: 'auto' }}
      >
        {csv}
      </Box>
    </Box>
  );
}

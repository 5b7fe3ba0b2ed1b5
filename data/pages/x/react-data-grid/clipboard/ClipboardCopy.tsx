import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { orderColumns, orders } from './data';

export default function ClipboardCopy() {
  const [copied, setCopied] = React.useState('');
  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={orders}
          columns={orderColumns}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
          hideFooter
        />
      </Box>
      <Box
        component="pre"
        role="status"
        sx={{ m: 0, mt: 1, height: 72, overflow: 'auto' }}
      >
        {copied || 'Nothing copied yet.'}
      </Box>
    </Box>
  );
}

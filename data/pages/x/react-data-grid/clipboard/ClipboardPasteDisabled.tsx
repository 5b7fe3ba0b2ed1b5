import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { orderColumns, orders } from './data';

export default function ClipboardPasteDisabled() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPremium
        rows={orders}
        columns={orderColumns}
        cellSelection
        disableRowSelectionOnClick
        disableClipboardPaste
        hideFooter
      />
    </Box>
  );
}

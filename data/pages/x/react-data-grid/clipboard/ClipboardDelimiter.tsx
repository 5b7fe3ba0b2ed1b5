import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { orderColumns, orders } from './data';

const split = (text: string) =>
  text
    .trim()
    .split(/\r\n|\n|\r/)
    .map((line) => line.split(';'));

export default function ClipboardDelimiter() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPremium
        rows={orders}
        columns={orderColumns}
        clipboardCopyCellDelimiter=";"
        splitClipboardPastedText={split}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}

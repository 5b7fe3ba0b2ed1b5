import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { copy, orderColumns, orders } from './data';

// What a spreadsheet puts on the clipboard: tabs between cells, lines for rows.
const sample = 'Seed roll\t75\t1.2\nApple pie\t8\t16.5\nBrioche\t30\t2.1';

export default function ClipboardPaste() {
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => copy(sample)}>
        Copy three lines of a spreadsheet
      </Button>
      <Box sx={{ height: 370 }}>
        <DataGridPremium
          rows={orders}
          columns={orderColumns}
          cellSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';

const rows = [
  { id: 1, peak: 'Rotstein', metres: 2501 },
  { id: 2, peak: 'Wetterhorn', metres: 3692 },
  { id: 3, peak: 'Balm', metres: 1290 },
];
const columns = [
  { field: 'peak', headerName: 'Peak', width: 140 },
  { field: 'metres', headerName: 'Metres', width: 110 },
];

export default function PortalInFullscreen() {
  const box = React.useRef<HTMLDivElement>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => box.current?.requestFullscreen()}>
        Full screen
      </Button>
      <Box ref={box} sx={{ height: 260, bgcolor: 'background.paper' }}>
        <DataGrid
          rows={rows}
          columns={columns}
          slots={{ toolbar: GridToolbar }}
          slotProps={{
            basePopper: { container: () => box.current },
            baseSelect: { native: true },
            toolbar: { printOptions: { hideFooter: true } },
          }}
          hideFooter
        />
      </Box>
    </Box>
  );
}

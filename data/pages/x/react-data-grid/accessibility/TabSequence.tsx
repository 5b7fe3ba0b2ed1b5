import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { type Station, stationColumns, stations } from './data';

export default function TabSequence() {
  const [called, setCalled] = React.useState('nobody yet');

  const columns = React.useMemo<GridColDef<Station>[]>(
    () => [
      ...stationColumns.slice(0, 3),
      {
        field: 'call',
        headerName: 'Contact',
        width: 130,
        sortable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            onClick={() => setCalled(`${row.warden}, ${row.station}`)}
          >
            Call {row.warden}
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Button>Before the grid</Button>
      <Box sx={{ height: 270 }}>
        <DataGrid rows={stations} columns={columns} hideFooter />
      </Box>
      <Button>After the grid</Button>
      <Typography role="status">Called: {called}</Typography>
    </Box>
  );
}

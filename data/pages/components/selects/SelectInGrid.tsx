import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, ferry: 'Heron', state: 'On time' },
  { id: 2, ferry: 'Plover', state: 'Delayed' },
  { id: 3, ferry: 'Tern', state: 'Cancelled' },
];

const columns: GridColDef[] = [
  { field: 'ferry', headerName: 'Ferry', width: 120 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['On time', 'Delayed', 'Cancelled'],
    editable: true,
    width: 160,
  },
];

export default function SelectInGrid() {
  const [native, setNative] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={native} />}
        onChange={(_, checked) => setNative(checked)}
        label="Native selects"
      />
      <Box sx={{ height: 220 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          hideFooter
          slotProps={{ baseSelect: { native } }}
        />
      </Box>
    </Box>
  );
}

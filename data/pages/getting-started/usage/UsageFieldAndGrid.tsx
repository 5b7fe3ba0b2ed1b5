import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Lighthouse', flex: 1 },
  { field: 'height', headerName: 'Height (m)', type: 'number', width: 120 },
];

const rows = [
  { id: 1, name: 'Bell Rock', height: 36 },
  { id: 2, name: 'Fastnet', height: 54 },
  { id: 3, name: 'Eddystone', height: 49 },
];

export default function UsageFieldAndGrid() {
  const [text, setText] = React.useState('');
  const filterModel = React.useMemo(
    () => ({ items: [{ field: 'name', operator: 'contains', value: text }] }),
    [text],
  );
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        label="Name contains"
        size="small"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div style={{ height: 270 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          hideFooter
        />
      </div>
    </Stack>
  );
}

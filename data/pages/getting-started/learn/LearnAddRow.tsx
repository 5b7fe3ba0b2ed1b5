import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import * as React from 'react';

const columns: GridColDef[] = [{ field: 'name', headerName: 'Name', flex: 1 }];

export default function LearnAddRow() {
  const [rows, setRows] = React.useState([{ id: 1, name: 'Ada' }]);
  const [name, setName] = React.useState('');

  const addRow = (event: React.FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    setRows((before) => [...before, { id: before.length + 1, name }]);
    setName('');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box
        component="form"
        onSubmit={addRow}
        sx={{ display: 'flex', gap: 1, mb: 1 }}
      >
        <TextField
          label="Name"
          size="small"
          value={name}
          onChange={(event) => setName(event.target.value)}
          sx={{ flex: 1 }}
        />
        <Button type="submit">Add</Button>
      </Box>
      <div style={{ height: 280 }}>
        <DataGrid rows={rows} columns={columns} hideFooter />
      </div>
    </Box>
  );
}

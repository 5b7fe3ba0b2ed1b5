import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DataGrid, type GridSortModel } from '@mui/x-data-grid';
import { walkColumns, walks } from './data';

const choices: { [label: string]: GridSortModel } = {
  'Shortest first': [{ field: 'km', sort: 'asc' }],
  'Longest first': [{ field: 'km', sort: 'desc' }],
  'Least climbing': [{ field: 'climb', sort: 'asc' }],
};
const labels = Object.keys(choices);

const isSame = (a: GridSortModel, b: GridSortModel) =>
  a[0]?.field === b[0]?.field && a[0]?.sort === b[0]?.sort;

export default function SortingControlled() {
  const [sortModel, setSortModel] = React.useState(choices['Shortest first']);
  const label = labels.find((name) => isSame(choices[name], sortModel)) ?? '';

  const orderMenu = (
    <TextField
      select
      label="Order"
      value={label}
      onChange={(event) => setSortModel(choices[event.target.value])}
      sx={{ width: 200, mb: 2 }}
    >
      {labels.map((name) => (
        <MenuItem key={name} value={name}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );

  return (
    <Box sx={{ width: '100%' }}>
      {orderMenu}
      <Box sx={{ height: 320 }}>
        <DataGrid
          rows={walks}
          columns={walkColumns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}

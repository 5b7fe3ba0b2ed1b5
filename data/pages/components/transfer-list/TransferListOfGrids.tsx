import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridRowSelectionModel } from '@mui/x-data-grid';
import { columns, guests } from './data';

export default function TransferListOfGrids() {
  const [rows, setRows] = React.useState(guests);
  const [selected, setSelected] = React.useState<
    Record<string, GridRowSelectionModel>
  >({ Window: [], Stove: [] });

  const move = (from: string, to: string) => {
    const ids = selected[from];
    setRows(
      rows.map((row) =>
        row.table === from && ids.includes(row.id)
          ? { ...row, table: to }
          : row,
      ),
    );
    setSelected({ ...selected, [from]: [] });
  };

  const grid = (table: string, other: string) => (
    <Box role="group" aria-label={table} sx={{ flex: 1, minWidth: 0 }}>
      <Button
        disabled={selected[table].length === 0}
        onClick={() => move(table, other)}
      >
        {table} to {other}
      </Button>
      <Box sx={{ height: 230 }}>
        <DataGrid
          rows={rows.filter((row) => row.table === table)}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selected[table]}
          onRowSelectionModelChange={(ids) =>
            setSelected((old) => ({ ...old, [table]: ids }))
          }
          hideFooter
        />
      </Box>
    </Box>
  );

  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing={2}
      sx={{ width: '100%' }}
    >
      {grid('Window', 'Stove')}
      {grid('Stove', 'Window')}
    </Stack>
  );
}

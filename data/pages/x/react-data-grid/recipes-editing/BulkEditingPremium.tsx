import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';

interface Price {
  id: number;
  fruit: string;
  spring: number;
  summer: number;
  autumn: number;
}

const prices: Price[] = [
  { id: 1, fruit: 'Apples', spring: 3.2, summer: 2.9, autumn: 2.1 },
  { id: 2, fruit: 'Pears', spring: 3.8, summer: 3.4, autumn: 2.6 },
  { id: 3, fruit: 'Plums', spring: 5.1, summer: 3.9, autumn: 3.3 },
  { id: 4, fruit: 'Figs', spring: 8.4, summer: 6.5, autumn: 4.9 },
];

const season: Partial<GridColDef> = {
  type: 'number',
  editable: true,
  width: 100,
};

const columns: GridColDef<Price>[] = [
  { field: 'fruit', headerName: 'Fruit', minWidth: 110, flex: 1 },
  { ...season, field: 'spring', headerName: 'Spring' },
  { ...season, field: 'summer', headerName: 'Summer' },
  { ...season, field: 'autumn', headerName: 'Autumn' },
];

const unsavedStyle = {
  '& .unsaved': { bgcolor: 'action.selected', fontWeight: 'bold' },
};

export default function BulkEditingPremium() {
  const [rows, setRows] = React.useState(prices);
  const [changes, setChanges] = React.useState<{ [id: number]: Price }>({});
  const count = Object.keys(changes).length;

  const processRowUpdate = (row: Price) => {
    setChanges((current) => ({ ...current, [row.id]: row }));
    return row;
  };
  const finish = (keep: boolean) => {
    setRows(rows.map((row) => (keep && changes[row.id]) || row));
    setChanges({});
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button disabled={count === 0} onClick={() => finish(true)}>
          {`Save ${count} rows`}
        </Button>
        <Button disabled={count === 0} onClick={() => finish(false)}>
          Discard
        </Button>
      </Stack>
      <Box sx={{ height: 270 }}>
        <DataGridPremium
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          processRowUpdate={processRowUpdate}
          getRowClassName={({ row }) => (changes[row.id] ? 'unsaved' : '')}
          sx={unsavedStyle}
          hideFooter
        />
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';

const rows = [
  { id: 1, hut: 'Larch hut', beds: 24 },
  { id: 2, hut: 'Scree hut', beds: 16 },
  { id: 3, hut: 'Tarn hut', beds: 40 },
];

export default function RadioForOneRow() {
  const [chosen, setChosen] = React.useState<GridRowId>(2);
  const columns = React.useMemo<GridColDef[]>(
    () => [
      {
        field: 'choice',
        headerName: 'Choice',
        width: 90,
        sortable: false,
        renderCell: ({ id, row, tabIndex }) => (
          <Radio
            checked={id === chosen}
            onChange={() => setChosen(id)}
            onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
            slotProps={{ input: { 'aria-label': row.hut, tabIndex } }}
          />
        ),
      },
      { field: 'hut', headerName: 'Hut', flex: 1, minWidth: 100 },
      { field: 'beds', headerName: 'Beds', type: 'number', width: 80 },
    ],
    [chosen],
  );

  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowSelectionModel={[chosen]}
        onRowSelectionModelChange={([id]) => id && setChosen(id)}
        hideFooter
      />
    </Box>
  );
}

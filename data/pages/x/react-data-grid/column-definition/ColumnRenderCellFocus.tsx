import * as React from 'react';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';

const recipes = [
  { id: 1, name: 'Lentil soup', minutes: 35, starred: true },
  { id: 2, name: 'Onion tart', minutes: 60, starred: false },
  { id: 3, name: 'Rice pudding', minutes: 45, starred: false },
];

export default function ColumnRenderCellFocus() {
  const [rows, setRows] = React.useState(recipes);

  const columns = React.useMemo(() => {
    const flip = (row: (typeof recipes)[number], id: GridRowId) =>
      row.id === id ? { ...row, starred: !row.starred } : row;
    const result: GridColDef<(typeof recipes)[number]>[] = [
      { field: 'name', headerName: 'Recipe', minWidth: 140, flex: 1 },
      { field: 'minutes', headerName: 'Minutes', type: 'number' },
      {
        field: 'starred',
        headerName: 'Starred',
        type: 'boolean',
        renderCell: ({ id, row, value, tabIndex }) => (
          <IconButton
            aria-label={`Star ${row.name}`}
            aria-pressed={value}
            tabIndex={tabIndex}
            onClick={() => setRows((old) => old.map((item) => flip(item, id)))}
          >
            {value ? <Star /> : <StarBorder />}
          </IconButton>
        ),
      },
    ];
    return result;
  }, []);

  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}

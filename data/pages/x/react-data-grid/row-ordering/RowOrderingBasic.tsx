import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridRowOrderChangeParams,
} from '@mui/x-data-grid-pro';

const stops = [
  { id: 'P1', customer: 'Bakery Huber', boxes: 12 },
  { id: 'P2', customer: 'School kitchen', boxes: 30 },
  { id: 'P3', customer: 'Cafe Lindo', boxes: 4 },
  { id: 'P4', customer: 'Hotel Adler', boxes: 9 },
];

const columns: GridColDef<(typeof stops)[number]>[] = [
  { field: 'customer', headerName: 'Stop', minWidth: 140, flex: 1 },
  { field: 'boxes', headerName: 'Boxes', type: 'number' },
];

export default function RowOrderingBasic() {
  const [rows, setRows] = React.useState(stops);

  const handleOrderChange = (params: GridRowOrderChangeParams) => {
    const next = [...rows];
    const [moved] = next.splice(params.oldIndex, 1);
    next.splice(params.targetIndex, 0, moved);
    setRows(next);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 270 }}>
        <DataGridPro
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={handleOrderChange}
          disableColumnSorting
          disableColumnFilter
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ pt: 1 }}>
        {`Route: ${rows.map((row) => row.id).join(', ')}`}
      </Typography>
    </Box>
  );
}

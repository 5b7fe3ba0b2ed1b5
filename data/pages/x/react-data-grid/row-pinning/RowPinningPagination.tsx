import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

interface Month {
  id: string;
  month: string;
  visitors: number;
}

const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const rows: Month[] = names.map((month, index) => ({
  id: month,
  month: `${month} 2024`,
  visitors: 5200 + Math.round(3100 * Math.sin((index - 3) / 2)),
}));

const pinnedRows = {
  bottom: [
    {
      id: 'average',
      month: 'Average',
      visitors: Math.round(
        rows.reduce((total, row) => total + row.visitors, 0) / rows.length,
      ),
    },
  ],
};

const columns: GridColDef<Month>[] = [
  { field: 'month', headerName: 'Month', minWidth: 120, flex: 1 },
  { field: 'visitors', headerName: 'Visitors', type: 'number', width: 120 },
];

export default function RowPinningPagination() {
  return (
    <Box sx={{ height: 374, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        pagination
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        pageSizeOptions={[4, 6]}
      />
    </Box>
  );
}

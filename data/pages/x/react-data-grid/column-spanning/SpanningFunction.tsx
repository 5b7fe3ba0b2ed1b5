import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, item: 'Paper, 5 reams', price: 6.5, quantity: 5, total: 32.5 },
  { id: 2, item: 'Toner', price: 78, quantity: 1, total: 78 },
  { id: 3, item: 'Staples', price: 2.2, quantity: 10, total: 22 },
  { id: 'sum', item: 'Sum', total: 132.5 },
  { id: 'tax', item: 'Tax', total: 25.18 },
];

type Line = (typeof rows)[number];

const isSummary = (row: Line) => typeof row.id === 'string';
const plain = { sortable: false, filterable: false, disableColumnMenu: true };

const columns: GridColDef<Line>[] = [
  {
    ...plain,
    field: 'item',
    headerName: 'Item',
    minWidth: 120,
    flex: 1,
    colSpan: (_, row) => (isSummary(row) ? 3 : 1),
  },
  {
    ...plain,
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 80,
  },
  {
    ...plain,
    field: 'quantity',
    headerName: 'Pieces',
    type: 'number',
    width: 80,
  },
  {
    ...plain,
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => value.toFixed(2),
  },
];

export default function SpanningFunction() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getCellClassName={({ row }) => (isSummary(row) ? 'summary' : '')}
        sx={{ '& .summary': { fontWeight: 'bold' } }}
        hideFooter
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, fund: 'Harbour', amount: 125000, change: 0.0312, open: 9.5 },
  { id: 2, fund: 'Lighthouse', amount: 98400, change: -0.0094, open: 8 },
  { id: 3, fund: 'Meadow', amount: 240900, change: 0.0178, open: 10.25 },
  { id: 4, fund: 'Quarry', amount: 61050, change: null, open: 9 },
];

const money = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const toMoney = (value: number) => money.format(value);
const toPercent = (value: number | null) =>
  value === null ? 'n/a' : `${(value * 100).toFixed(1)} %`;
const toTime = (hours: number) =>
  `${Math.floor(hours)}:${String((hours % 1) * 60).padStart(2, '0')}`;

const columns: GridColDef[] = [
  { field: 'fund', headerName: 'Fund', minWidth: 120, flex: 1 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    valueFormatter: toMoney,
  },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 110,
    valueFormatter: toPercent,
  },
  { field: 'open', headerName: 'Opens at', valueFormatter: toTime },
];

export default function ColumnValueFormatter() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}

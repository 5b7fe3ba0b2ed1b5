import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, loan: 'Bicycles', sum: 18500, rate: 0.041, fee: 120 },
  { id: 2, loan: 'Solar roof', sum: 64000, rate: 0.0325, fee: 400 },
  { id: 3, loan: 'Bakery oven', sum: 27250, rate: 0.0475, fee: 180 },
];

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

const price: GridColTypeDef<number, string> = {
  type: 'number',
  width: 110,
  valueFormatter: (value: number) => euros.format(value),
  cellClassName: 'price',
};

const percent: GridColTypeDef<number, string> = {
  type: 'number',
  width: 100,
  valueFormatter: (value: number) => `${(value * 100).toFixed(2)} %`,
};

const columns: GridColDef[] = [
  { field: 'loan', headerName: 'Loan', minWidth: 120, flex: 1 },
  { ...price, field: 'sum', headerName: 'Sum' },
  { ...price, field: 'fee', headerName: 'Fee', width: 90 },
  { ...percent, field: 'rate', headerName: 'Rate' },
];

export default function CustomColumnType() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        sx={{ '& .price': { fontFamily: 'monospace' } }}
        hideFooter
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, product: 'Desk', cost: 140, price: 249, stock: 18 },
  { id: 2, product: 'Lamp', cost: 21.5, price: 39.9, stock: 112 },
  { id: 3, product: 'Shelf', cost: 60, price: 119, stock: 7 },
];

const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
});

const price: GridColTypeDef<number, string> = {
  type: 'number',
  width: 110,
  valueFormatter: (value) => euros.format(value),
};

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', minWidth: 110, flex: 1 },
  { ...price, field: 'cost', headerName: 'Cost' },
  { ...price, field: 'price', headerName: 'Price' },
  {
    ...price,
    field: 'margin',
    headerName: 'Margin',
    valueGetter: (_, row) => row.price - row.cost,
  },
];

export default function ColumnsSharedProperties() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}

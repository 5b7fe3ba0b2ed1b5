import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridFooterContainer,
  type GridSlotProps,
} from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    orderTotal?: number;
  }
}

function TotalFooter(props: Partial<GridSlotProps['footer']>) {
  const { orderTotal, ...other } = props;
  return (
    <GridFooterContainer {...other} sx={{ justifyContent: 'flex-end', px: 2 }}>
      Total: {orderTotal} €
    </GridFooterContainer>
  );
}

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, item: 'Desk lamp', price: 49 },
  { id: 2, item: 'Office chair', price: 229 },
  { id: 3, item: 'Footrest', price: 35 },
];

const orderTotal = rows.reduce((sum, row) => sum + row.price, 0);

export default function SlotsFooterTotal() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ footer: TotalFooter }}
        slotProps={{ footer: { orderTotal } }}
        autoHeight
        aria-label="Order"
      />
    </Box>
  );
}

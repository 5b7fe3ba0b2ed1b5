import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140 },
  {
    field: 'amount',
    headerName: 'Amount',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => euros.format(value),
  },
  { field: 'overdue', headerName: 'Days overdue', type: 'number', width: 130 },
  { field: 'paid', headerName: 'Paid', type: 'boolean', width: 90 },
];

const rows = [
  { id: 'A-1041', customer: 'Bramble & Co', amount: 1840, overdue: 12 },
  { id: 'A-1042', customer: 'Harbour Foods', amount: 620.5, paid: true },
  { id: 'A-1043', customer: 'Nordlys Studio', amount: 3275, overdue: 31 },
  { id: 'A-1044', customer: 'Quill Press', amount: 149.9, paid: true },
  { id: 'A-1045', customer: 'Tern Logistics', amount: 980, overdue: 3 },
];

const initialState = {
  sorting: { sortModel: [{ field: 'amount', sort: 'desc' as const }] },
};

export default function IntroductionDataGrid() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        checkboxSelection
        hideFooterPagination
        aria-label="Open invoices"
      />
    </Box>
  );
}

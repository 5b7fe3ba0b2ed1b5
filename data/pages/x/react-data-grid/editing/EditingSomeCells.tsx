import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridCellParams,
  gridClasses,
  type GridColDef,
} from '@mui/x-data-grid';

interface Invoice {
  id: number;
  customer: string;
  amount: number;
  status: 'Draft' | 'Sent' | 'Paid';
}

const rows: Invoice[] = [
  { id: 801, customer: 'Alder & Co.', amount: 1240, status: 'Paid' },
  { id: 802, customer: 'Nordlicht', amount: 310, status: 'Draft' },
  { id: 803, customer: 'Casa Verde', amount: 2875, status: 'Sent' },
  { id: 804, customer: 'Pier 9', amount: 460, status: 'Draft' },
];

const columns: GridColDef<Invoice>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  {
    field: 'customer',
    headerName: 'Customer',
    editable: true,
    minWidth: 130,
    flex: 1,
  },
  { field: 'amount', headerName: 'Amount', type: 'number', editable: true },
  { field: 'status', headerName: 'Status' },
];

const isDraft = (params: GridCellParams<Invoice>) =>
  params.row.status === 'Draft';

const grayUnlessEditable = {
  [`& .${gridClasses.cell}:not(.${gridClasses['cell--editable']})`]: {
    color: 'text.secondary',
    bgcolor: 'action.hover',
  },
};

export default function EditingSomeCells() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        isCellEditable={isDraft}
        sx={grayUnlessEditable}
        hideFooter
      />
    </Box>
  );
}

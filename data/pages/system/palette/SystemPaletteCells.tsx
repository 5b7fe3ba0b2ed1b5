import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'month', headerName: 'Month', flex: 1 },
  {
    field: 'balance',
    headerName: 'Balance',
    type: 'number',
    width: 130,
    cellClassName: ({ value }) => (value < 0 ? 'in-debt' : ''),
  },
];

const rows = [
  { id: 1, month: 'January', balance: 310 },
  { id: 2, month: 'February', balance: -45 },
  { id: 3, month: 'March', balance: 120 },
];

export default function SystemPaletteCells() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          '& .in-debt': { color: 'error.main', fontWeight: 'fontWeightBold' },
        }}
      />
    </div>
  );
}

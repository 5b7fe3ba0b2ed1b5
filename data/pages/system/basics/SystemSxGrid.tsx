import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'flour', headerName: 'Flour', flex: 1 },
  { field: 'sacks', headerName: 'Sacks', type: 'number' },
];

const rows = [
  { id: 1, flour: 'Spelt', sacks: 12 },
  { id: 2, flour: 'Rye', sacks: 30 },
];

export default function SystemSxGrid() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          borderColor: 'primary.main',
          [`& .${gridClasses.columnHeaderTitle}`]: {
            color: 'text.secondary',
            fontSize: 'caption.fontSize',
          },
          [`& .${gridClasses.row}:hover`]: { bgcolor: 'action.selected' },
        }}
      />
    </div>
  );
}

import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'song', headerName: 'Song', flex: 1 },
  { field: 'length', headerName: 'Length', width: 120 },
];

const rows = [
  { id: 1, song: 'Lantern', length: '3:41' },
  { id: 2, song: 'Salt and rope', length: '4:05' },
];

export default function SystemSpacingGrid() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        sx={{
          [`& .${gridClasses.cell}, & .${gridClasses.columnHeader}`]: { px: 3 },
        }}
      />
    </div>
  );
}

import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'tool', headerName: 'Tool', flex: 1 },
  { field: 'owner', headerName: 'Owner', flex: 1 },
];

const rows = [
  { id: 1, tool: 'Plane', owner: 'Ida' },
  { id: 2, tool: 'Chisel', owner: 'Tom' },
];

export default function SystemBordersGrid() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        showCellVerticalBorder
        showColumnVerticalBorder
        sx={{ border: 2, borderColor: 'primary.main', borderRadius: 3 }}
      />
    </div>
  );
}

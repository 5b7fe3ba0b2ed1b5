import {
  DataGrid,
  type GridColDef,
  GridToolbarContainer,
  GridToolbarDensitySelector,
} from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'item', headerName: 'Item', flex: 1 },
  { field: 'shelf', headerName: 'Shelf', width: 90 },
];

const rows = [
  { id: 1, item: 'Copper wire', shelf: 'C 12' },
  { id: 2, item: 'Fuses', shelf: 'A 3' },
  { id: 3, item: 'Sockets', shelf: 'A 7' },
];

function DensityToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarDensitySelector />
    </GridToolbarContainer>
  );
}

const slots = { toolbar: DensityToolbar };

export default function DensityGrid() {
  return (
    <div style={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={slots}
        initialState={{ density: 'compact' }}
        hideFooter
      />
    </div>
  );
}

import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  GridToolbarColumnsButton,
  GridToolbarContainer,
} from '@mui/x-data-grid';
import { roomColumns, rooms } from './data';

// The name of the room always stays.
const columns: GridColDef[] = roomColumns.map((column) =>
  column.field === 'name' ? { ...column, hideable: false } : column,
);

function Toolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

export default function VisibilityPanel() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rooms}
        columns={columns}
        slots={{ toolbar: Toolbar }}
        hideFooter
      />
    </Box>
  );
}

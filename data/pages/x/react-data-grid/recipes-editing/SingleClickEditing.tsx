import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridEventListener,
  useGridApiRef,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, player: 'Noor', points: 12, fouls: 1 },
  { id: 2, player: 'Pablo', points: 7, fouls: 3 },
  { id: 3, player: 'Ren', points: 15, fouls: 0 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'player', headerName: 'Player', minWidth: 110, flex: 1 },
  { field: 'points', headerName: 'Points', type: 'number', editable: true },
  { field: 'fouls', headerName: 'Fouls', type: 'number', editable: true },
];

export default function SingleClickEditing() {
  const apiRef = useGridApiRef();

  const startEditing: GridEventListener<'cellClick'> = (params) => {
    if (params.isEditable && params.cellMode === 'view') {
      apiRef.current.startCellEditMode({ id: params.id, field: params.field });
    }
  };

  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellClick={startEditing}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}

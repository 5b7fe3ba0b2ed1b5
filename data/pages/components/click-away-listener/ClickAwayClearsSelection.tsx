import * as React from 'react';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, plant: 'Lavender', pots: 24 },
  { id: 2, plant: 'Sage', pots: 9 },
  { id: 3, plant: 'Thyme', pots: 31 },
];

const columns: GridColDef[] = [
  { field: 'plant', headerName: 'Plant', minWidth: 110, flex: 1 },
  { field: 'pots', headerName: 'Pots', type: 'number', width: 90 },
];

const nothing: GridRowSelectionModel = [];

export default function ClickAwayClearsSelection() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([2]);

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <Typography role="status" sx={{ pb: 2 }}>
        Selected: {selected.length}
      </Typography>
      <ClickAwayListener
        mouseEvent="onMouseDown"
        onClickAway={() => setSelected(nothing)}
      >
        <Box sx={{ height: 270 }}>
          <DataGrid
            rows={rows}
            columns={columns}
            checkboxSelection
            hideFooter
            rowSelectionModel={selected}
            onRowSelectionModelChange={setSelected}
          />
        </Box>
      </ClickAwayListener>
    </Box>
  );
}

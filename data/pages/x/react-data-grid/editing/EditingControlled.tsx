import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
  type GridEventListener,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, article: 'Climbing rope', counted: 14 },
  { id: 2, article: 'Carabiner', counted: 210 },
  { id: 3, article: 'Helmet', counted: 37 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'article', headerName: 'Article', minWidth: 140, flex: 1 },
  { field: 'counted', headerName: 'Counted', type: 'number', editable: true },
];

const stayOpen: GridEventListener<'cellEditStop'> = (params, event) => {
  if (params.reason === GridCellEditStopReasons.cellFocusOut) {
    event.defaultMuiPrevented = true;
  }
};

export default function EditingControlled() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});
  const editing = Object.values(modes).some(
    ({ counted }) => counted?.mode === GridCellModes.Edit,
  );

  const start = () =>
    setModes(
      Object.fromEntries(
        rows.map(({ id }) => [id, { counted: { mode: GridCellModes.Edit } }]),
      ),
    );
  const stop = (ignoreModifications: boolean) =>
    setModes((current) =>
      Object.fromEntries(
        Object.keys(current).map((id) => [
          id,
          { counted: { mode: GridCellModes.View, ignoreModifications } },
        ]),
      ),
    );

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button disabled={editing} onClick={start}>
          Count all
        </Button>
        <Button disabled={!editing} onClick={() => stop(false)}>
          Save all
        </Button>
        <Button disabled={!editing} onClick={() => stop(true)}>
          Discard
        </Button>
      </Stack>
      <Box sx={{ height: 220 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          onCellEditStop={stayOpen}
          hideFooter
        />
      </Box>
    </Box>
  );
}

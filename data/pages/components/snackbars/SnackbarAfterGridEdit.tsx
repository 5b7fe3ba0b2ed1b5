import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const bells = [
  { id: 1, bell: 'Great bell', kilos: 1840 },
  { id: 2, bell: 'Hour bell', kilos: 960 },
  { id: 3, bell: 'Small bell', kilos: 310 },
];
type Bell = (typeof bells)[number];

const columns: GridColDef<Bell>[] = [
  { field: 'bell', headerName: 'Bell', width: 130, editable: true },
  { field: 'kilos', headerName: 'Kilos', type: 'number', editable: true },
];

export default function SnackbarAfterGridEdit() {
  const [rows, setRows] = React.useState(bells);
  const [before, setBefore] = React.useState<Bell | null>(null);
  const put = (bell: Bell) =>
    setRows((old) => old.map((row) => (row.id === bell.id ? bell : row)));

  const handleUpdate = (row: Bell, old: Bell) => {
    put(row);
    setBefore(old);
    return row;
  };
  const undo = () => {
    put(before!);
    setBefore(null);
  };

  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        processRowUpdate={handleUpdate}
        hideFooter
      />
      <Snackbar
        open={before !== null}
        onClose={(_, reason) => reason !== 'clickaway' && setBefore(null)}
        message="Saved"
        action={
          <Button color="inherit" size="small" onClick={undo}>
            Undo
          </Button>
        }
      />
    </Box>
  );
}

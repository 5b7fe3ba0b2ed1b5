import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  useGridApiContext,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, stop: 'Market', minute: 4 },
  { id: 2, stop: 'Harbour', minute: 11 },
];
const columns = [
  { field: 'stop', headerName: 'Stop', width: 120 },
  { field: 'minute', headerName: 'Minute', width: 100 },
];

function TimetableToolbar() {
  const apiRef = useGridApiContext();
  return (
    <GridToolbarContainer sx={{ justifyContent: 'space-between' }}>
      <GridToolbarFilterButton />
      <ButtonGroup size="small" aria-label="Export">
        <Button onClick={() => apiRef.current.exportDataAsCsv()}>CSV</Button>
        <Button
          onClick={() => apiRef.current.exportDataAsPrint({ hideFooter: true })}
        >
          Print
        </Button>
      </ButtonGroup>
    </GridToolbarContainer>
  );
}

export default function ButtonGroupInToolbar() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        slots={{ toolbar: TimetableToolbar }}
        hideFooter
      />
    </Box>
  );
}

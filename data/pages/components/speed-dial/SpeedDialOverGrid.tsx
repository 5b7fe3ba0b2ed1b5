import Box from '@mui/material/Box';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import DownloadIcon from '@mui/icons-material/Download';
import FilterListIcon from '@mui/icons-material/FilterList';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';

const rows = [
  { id: 1, orchard: 'Hill', crates: 120 },
  { id: 2, orchard: 'River', crates: 85 },
  { id: 3, orchard: 'Church', crates: 46 },
];
const columns = [
  { field: 'orchard', headerName: 'Orchard', width: 130 },
  { field: 'crates', headerName: 'Crates', width: 90 },
];

export default function SpeedDialOverGrid() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ height: 320, width: '100%', position: 'relative' }}>
      <DataGrid apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      <SpeedDial
        ariaLabel="Actions for the harvest"
        icon={<SpeedDialIcon />}
        direction="left"
        sx={{ position: 'absolute', bottom: 16, right: 16 }}
      >
        <SpeedDialAction
          icon={<DownloadIcon />}
          slotProps={{ tooltip: { title: 'Save as CSV', placement: 'top' } }}
          onClick={() => apiRef.current.exportDataAsCsv()}
        />
        <SpeedDialAction
          icon={<FilterListIcon />}
          slotProps={{ tooltip: { title: 'Filter', placement: 'top' } }}
          onClick={() => apiRef.current.showFilterPanel()}
        />
      </SpeedDial>
    </Box>
  );
}

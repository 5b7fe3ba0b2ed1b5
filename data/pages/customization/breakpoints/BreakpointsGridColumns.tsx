import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, ferry: 'Linnea', port: 'Turku', seats: 240 },
  { id: 2, ferry: 'Sirius', port: 'Rauma', seats: 180 },
];

const columns: GridColDef[] = [
  { field: 'ferry', headerName: 'Ferry', flex: 1, minWidth: 90 },
  { field: 'port', headerName: 'Home port', flex: 1, minWidth: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number' },
];

const allColumns = { port: true, seats: true };
const fewColumns = { port: false, seats: true };

export default function BreakpointsGridColumns() {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('sm'));
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        columnVisibilityModel={isWide ? allColumns : fewColumns}
        hideFooter
      />
    </div>
  );
}

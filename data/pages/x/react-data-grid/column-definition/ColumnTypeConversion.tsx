import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

// As an API may send them: ISO days, seconds since 1970, numbers as text.
const rows = [
  { id: 1, site: 'Weir', built: '1998-05-04', seen: 1713340800, level: '1.42' },
  {
    id: 2,
    site: 'Bridge',
    built: '2011-09-30',
    seen: 1713348000,
    level: '0.9',
  },
  { id: 3, site: 'Mill', built: null, seen: 1713351600, level: '2.05' },
];

const dayToDate = (day: string | null) =>
  day === null ? null : new Date(`${day}T00:00`);

const columns: GridColDef[] = [
  { field: 'site', headerName: 'Site', minWidth: 100, flex: 1 },
  { field: 'built', headerName: 'Built', type: 'date', valueGetter: dayToDate },
  {
    field: 'seen',
    headerName: 'Last reading',
    type: 'dateTime',
    width: 190,
    valueGetter: (seconds: number) => new Date(seconds * 1000),
  },
  {
    field: 'level',
    headerName: 'Level',
    type: 'number',
    valueGetter: (level: string) => Number(level),
  },
];

export default function ColumnTypeConversion() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}

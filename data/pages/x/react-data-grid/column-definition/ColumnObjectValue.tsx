import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Level {
  name: string;
  rank: number;
}

const easy: Level = { name: 'Easy', rank: 1 };
const fair: Level = { name: 'Fair', rank: 2 };
const hard: Level = { name: 'Hard', rank: 3 };

const rows = [
  { id: 1, climb: 'Chimney', level: hard },
  { id: 2, climb: 'South ramp', level: easy },
  { id: 3, climb: 'Long edge', level: fair },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'climb', headerName: 'Climb', minWidth: 120, flex: 1 },
  {
    field: 'level',
    headerName: 'Level',
    width: 120,
    renderCell: ({ row }) => <Chip size="small" label={row.level.name} />,
    sortComparator: (a: Level, b: Level) => a.rank - b.rank,
    valueFormatter: (level: Level) => level.name,
  },
];

export default function ColumnObjectValue() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import {
  DataGrid,
  type GridColDef,
  type GridColTypeDef,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, well: 'Mill', levels: [4.1, 4.3, 4, 3.7, 3.6, 3.2, 3.1] },
  { id: 2, well: 'Meadow', levels: [2.2, 2.4, 2.9, 2.7, 3.3, 3.4, 3.8] },
  { id: 3, well: 'Orchard', levels: [5, 5.1, 4.8, 5.2, 4.9, 5.1, 5] },
];

const change = (levels: number[]) => levels[levels.length - 1] - levels[0];

const sparkline: GridColTypeDef<number[], string> = {
  type: 'custom',
  width: 150,
  display: 'flex',
  filterable: false,
  resizable: false,
  sortComparator: (a: number[], b: number[]) => change(a) - change(b),
  valueFormatter: (levels: number[]) => levels.join(' '),
  renderCell: ({ value, colDef }) => (
    <SparkLineChart
      data={value ?? []}
      width={colDef.computedWidth - 20}
      height={40}
      plotType="bar"
    />
  ),
};

const columns: GridColDef[] = [
  { field: 'well', headerName: 'Well', minWidth: 100, flex: 1 },
  { ...sparkline, field: 'levels', headerName: 'Level, 7 days' },
  {
    field: 'change',
    headerName: 'Change (m)',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => Number(change(row.levels).toFixed(1)),
  },
];

export default function CustomSparkline() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}

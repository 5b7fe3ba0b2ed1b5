import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, gauge: 'Weir', level: 2.41, sent: 'by radio at six' },
  { id: 2, gauge: 'Mill', level: 1.87, sent: 'by phone at seven' },
  { id: 3, gauge: 'Ford', level: 0.93, sent: 'by radio at eight' },
];

function Level({ row, value, tabIndex }: GridRenderCellParams) {
  return (
    <Tooltip title={`Reported ${row.sent}`} describeChild placement="right">
      <span tabIndex={tabIndex}>{value}</span>
    </Tooltip>
  );
}

const columns: GridColDef[] = [
  { field: 'gauge', headerName: 'Gauge', width: 120 },
  {
    field: 'level',
    headerName: 'Level',
    description: 'Metres above the bed of the river',
    width: 120,
    renderCell: (params) => <Level {...params} />,
  },
];

export default function TooltipsInGrid() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slotProps={{ baseTooltip: { arrow: true, placement: 'top' } }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, job: 'Nightly backup', state: 'Done', progress: 100 },
  { id: 2, job: 'Resize images', state: 'Running', progress: 64 },
  { id: 3, job: 'Send invoices', state: 'Failed', progress: 20 },
  { id: 4, job: 'Update search', state: 'Running', progress: 12 },
];

const colors = {
  Done: 'success',
  Running: 'primary',
  Failed: 'error',
} as const;

function State({ value }: GridRenderCellParams<any, keyof typeof colors>) {
  return value && <Chip size="small" label={value} color={colors[value]} />;
}

function Progress({ value = 0, row }: GridRenderCellParams<any, number>) {
  const label = `${row.job}: ${value} percent`;
  return (
    <LinearProgress
      variant="determinate"
      value={value}
      aria-label={label}
      sx={{ width: '100%' }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'job', headerName: 'Job', minWidth: 140, flex: 1 },
  {
    field: 'state',
    headerName: 'State',
    width: 110,
    display: 'flex',
    renderCell: (params) => <State {...params} />,
  },
  {
    field: 'progress',
    headerName: 'Progress',
    width: 140,
    display: 'flex',
    renderCell: (params) => <Progress {...params} />,
  },
];

export default function ColumnRenderCell() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}

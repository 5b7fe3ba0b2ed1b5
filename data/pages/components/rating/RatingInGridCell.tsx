import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { StarsEdit } from './StarsEdit';

const rows = [
  { id: 1, trail: 'Ridge', stars: 5 },
  { id: 2, trail: 'Canal', stars: 3 },
  { id: 3, trail: 'Quarry', stars: 2 },
];

function Stars({ value }: GridRenderCellParams) {
  return <Rating readOnly value={value} size="small" />;
}

const columns: GridColDef[] = [
  { field: 'trail', headerName: 'Trail', width: 120 },
  {
    field: 'stars',
    headerName: 'Stars',
    type: 'number',
    align: 'left',
    headerAlign: 'left',
    width: 150,
    display: 'flex',
    editable: true,
    renderCell: (params) => <Stars {...params} />,
    renderEditCell: (params) => <StarsEdit {...params} />,
  },
];

export default function RatingInGridCell() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}

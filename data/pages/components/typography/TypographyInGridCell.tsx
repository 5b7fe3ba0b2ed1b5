import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, ship: 'Marigold', cargo: 'Timber and wool', metres: 41 },
  { id: 2, ship: 'Petrel', cargo: 'Salt', metres: 28 },
  { id: 3, ship: 'Saint Anne', cargo: 'Passengers and mail', metres: 55 },
];

function TwoLines({ row }: GridRenderCellParams) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" noWrap>
        {row.ship}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" noWrap>
        {row.cargo}
      </Typography>
    </Box>
  );
}

const columns: GridColDef[] = [
  {
    field: 'ship',
    headerName: 'Ship',
    flex: 1,
    minWidth: 120,
    display: 'flex',
    renderCell: (params) => <TwoLines {...params} />,
  },
  { field: 'metres', headerName: 'Length, m', type: 'number', width: 110 },
];

export default function TypographyInGridCell() {
  return (
    <Box sx={{ height: 230, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}

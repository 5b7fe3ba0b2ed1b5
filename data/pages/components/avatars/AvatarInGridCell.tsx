import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, rider: 'Nora Vik', points: 84 },
  { id: 2, rider: 'Omar Said', points: 79 },
  { id: 3, rider: 'Pia Lund', points: 71 },
];

function Rider({ value = '' }: GridRenderCellParams<any, string>) {
  const initials = value
    .split(' ')
    .map((word) => word[0])
    .join('');

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Avatar
        aria-hidden
        sx={{
          width: 32,
          height: 32,
          fontSize: 14,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
        }}
      >
        {initials}
      </Avatar>
      {value}
    </Box>
  );
}

const columns: GridColDef[] = [
  {
    field: 'rider',
    headerName: 'Rider',
    minWidth: 170,
    flex: 1,
    display: 'flex',
    renderCell: (params) => <Rider {...params} />,
  },
  { field: 'points', headerName: 'Points', type: 'number', width: 100 },
];

export default function AvatarInGridCell() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} hideFooter />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, name: 'Ines', room: 'B 12', phone: '20 14' },
  { id: 2, name: 'Jonas', room: 'A 3', phone: '20 31' },
  { id: 3, name: 'Kirsi', room: 'C 7', phone: '20 08' },
];
const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 100 },
  { field: 'room', headerName: 'Room', width: 90 },
  { field: 'phone', headerName: 'Phone', width: 100 },
];

export default function UseMediaQueryForColumns() {
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('sm'));
  const [chosen, setChosen] = React.useState<GridColumnVisibilityModel>({});

  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        density={isWide ? 'standard' : 'compact'}
        columnVisibilityModel={{ phone: isWide, ...chosen }}
        onColumnVisibilityModelChange={setChosen}
        hideFooter
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { readings } from './data';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', minWidth: 110, flex: 1 },
  {
    field: 'no2',
    headerName: 'NO₂',
    description:
      'Nitrogen dioxide, micrograms per cubic meter, mean of the day',
    type: 'number',
  },
  { field: 'pm10', type: 'number' },
];

export default function HeaderBasic() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={readings} columns={columns} hideFooter />
    </Box>
  );
}

import Air from '@mui/icons-material/Air';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { readings } from './data';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', minWidth: 110, flex: 1 },
  {
    field: 'no2',
    headerName: 'Nitrogen dioxide',
    type: 'number',
    width: 120,
    renderHeader: () => (
      <Box
        component="span"
        sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}
      >
        <Air fontSize="small" color="primary" />
        <span>
          NO<sub>2</sub>
        </span>
      </Box>
    ),
  },
  { field: 'pm10', headerName: 'PM10', type: 'number' },
];

export default function HeaderRender() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid rows={readings} columns={columns} hideFooter />
    </Box>
  );
}

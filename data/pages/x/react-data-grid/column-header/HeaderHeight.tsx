import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { readings } from './data';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', minWidth: 110, flex: 1 },
  {
    field: 'no2',
    headerName: 'Nitrogen dioxide (µg/m³)',
    type: 'number',
    width: 130,
  },
  {
    field: 'pm10',
    headerName: 'Particulate matter (µg/m³)',
    type: 'number',
    width: 130,
  },
];

const wrap = {
  [`& .${gridClasses.columnHeaderTitle}`]: {
    whiteSpace: 'normal',
    lineHeight: 1.3,
  },
};

export default function HeaderHeight() {
  return (
    <Box sx={{ height: 250, width: '100%' }}>
      <DataGrid
        rows={readings}
        columns={columns}
        columnHeaderHeight={84}
        sx={wrap}
        hideFooter
      />
    </Box>
  );
}

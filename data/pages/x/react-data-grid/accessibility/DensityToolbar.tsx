import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarDensitySelector,
} from '@mui/x-data-grid';
import { stationColumns, stations } from './data';

function DensityOnly() {
  return (
    <GridToolbarContainer>
      <GridToolbarDensitySelector />
    </GridToolbarContainer>
  );
}

export default function DensityToolbar() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={stations}
        columns={stationColumns}
        slots={{ toolbar: DensityOnly }}
        hideFooter
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  useGridApiContext,
} from '@mui/x-data-grid';
import { parcelColumns, parcels } from './data';

function NothingFound() {
  const apiRef = useGridApiContext();
  return (
    <Stack sx={{ height: '100%', alignItems: 'center', pt: 3 }}>
      <Typography role="status">No parcel fits your search.</Typography>
      <Button onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Show all parcels
      </Button>
    </Stack>
  );
}

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

const slots = { noResultsOverlay: NothingFound, toolbar: SearchToolbar };

const initialState = {
  filter: { filterModel: { items: [], quickFilterValues: ['harbour'] } },
};

export default function NoResultsCustom() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={parcels}
        columns={parcelColumns}
        initialState={initialState}
        slots={slots}
        hideFooter
      />
    </Box>
  );
}

import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import { parcelColumns, parcels } from './data';

function EmptyDepot() {
  const apiRef = useGridApiContext();
  return (
    <Stack sx={{ height: '100%', alignItems: 'center', pt: 3 }}>
      <Inventory2Outlined color="disabled" fontSize="large" />
      <Typography role="status">The depot is empty.</Typography>
      <Button onClick={() => apiRef.current.setRows(parcels)}>
        Receive the morning delivery
      </Button>
    </Stack>
  );
}

const slots = { noRowsOverlay: EmptyDepot };
const empty: typeof parcels = [];

export default function NoRowsCustom() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid rows={empty} columns={parcelColumns} slots={slots} hideFooter />
    </Box>
  );
}

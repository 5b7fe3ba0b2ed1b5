import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { repairColumns, repairs } from './data';

function HoursFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const hours = entries.reduce((sum, { model }) => sum + model.hours, 0);
  return (
    <GridFooterContainer sx={{ px: 1.25 }}>
      <Typography variant="body2">{entries.length} repairs</Typography>
      <Typography variant="body2" role="status">
        {hours} hours of work
      </Typography>
    </GridFooterContainer>
  );
}

export default function ComponentsFooter() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={repairs}
        columns={repairColumns}
        slots={{ footer: HoursFooter }}
      />
    </Box>
  );
}

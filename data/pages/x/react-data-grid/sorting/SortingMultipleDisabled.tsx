import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { walkColumns, walks } from './data';

export default function SortingMultipleDisabled() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        rows={walks}
        columns={walkColumns}
        disableMultipleColumnsSorting
        hideFooter
      />
    </Box>
  );
}

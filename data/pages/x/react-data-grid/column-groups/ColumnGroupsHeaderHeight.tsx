import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { apartmentColumns, apartmentGroups, apartments } from './data';

export default function ColumnGroupsHeaderHeight() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={apartments}
        columns={apartmentColumns}
        columnGroupingModel={apartmentGroups}
        columnGroupHeaderHeight={32}
        hideFooter
      />
    </Box>
  );
}

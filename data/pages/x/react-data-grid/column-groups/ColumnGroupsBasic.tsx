import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { apartmentColumns, apartmentGroups, apartments } from './data';

export default function ColumnGroupsBasic() {
  return (
    <Box sx={{ height: 350, width: '100%' }}>
      <DataGrid
        rows={apartments}
        columns={apartmentColumns}
        columnGroupingModel={apartmentGroups}
        hideFooter
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import {
  DataGridPro,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid-pro';
import { apartmentColumns, apartments } from './data';

const groups: GridColumnGroupingModel = [
  {
    groupId: 'size',
    headerName: 'Size (stays together)',
    children: [{ field: 'rooms' }, { field: 'area' }],
  },
  {
    groupId: 'costs',
    headerName: 'Costs (may be split)',
    freeReordering: true,
    children: [{ field: 'rent' }, { field: 'heating' }, { field: 'water' }],
  },
];

export default function ColumnGroupsReordering() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGridPro
        rows={apartments}
        columns={apartmentColumns}
        columnGroupingModel={groups}
        hideFooter
      />
    </Box>
  );
}

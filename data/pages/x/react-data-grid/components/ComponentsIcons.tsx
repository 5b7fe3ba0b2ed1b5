import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { repairColumns, repairs } from './data';

const slots = {
  columnMenuIcon: MoreHoriz,
  columnSortedAscendingIcon: ExpandLess,
  columnSortedDescendingIcon: ExpandMore,
  columnUnsortedIcon: null,
};

const initialState = {
  sorting: { sortModel: [{ field: 'bike', sort: 'asc' as const }] },
};

export default function ComponentsIcons() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={repairs}
        columns={repairColumns}
        slots={slots}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}

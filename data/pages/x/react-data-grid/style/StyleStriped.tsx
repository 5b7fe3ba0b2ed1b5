import Box from '@mui/material/Box';
import { DataGrid, type GridRowClassNameParams } from '@mui/x-data-grid';
import { bedColumns, beds } from './data';

const stripes = ({ indexRelativeToCurrentPage }: GridRowClassNameParams) =>
  indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd';

export default function StyleStriped() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={beds}
        columns={bedColumns}
        getRowClassName={stripes}
        hideFooter
        sx={{
          '& .even:not(.Mui-selected):not(:hover)': { bgcolor: 'action.hover' },
          '& .even:not(.Mui-selected):hover': { bgcolor: 'action.focus' },
        }}
      />
    </Box>
  );
}

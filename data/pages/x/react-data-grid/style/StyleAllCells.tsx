import Box from '@mui/material/Box';
import { alpha, type Theme } from '@mui/material/styles';
import { DataGrid, type GridCellParams } from '@mui/x-data-grid';
import { bedColumns, beds } from './data';

function extremes({ field, value }: GridCellParams) {
  if (typeof value !== 'number') {
    return '';
  }
  const all = beds.map((bed) => bed[field as 'temp' | 'water']);
  if (value === Math.max(...all)) {
    return 'highest';
  }
  return value === Math.min(...all) ? 'lowest' : '';
}

const sx = {
  '& .highest': {
    bgcolor: (theme: Theme) => alpha(theme.palette.warning.main, 0.25),
  },
  '& .lowest': {
    bgcolor: (theme: Theme) => alpha(theme.palette.info.main, 0.25),
  },
};

export default function StyleAllCells() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={beds}
        columns={bedColumns}
        getCellClassName={extremes}
        sx={sx}
        hideFooter
      />
    </Box>
  );
}

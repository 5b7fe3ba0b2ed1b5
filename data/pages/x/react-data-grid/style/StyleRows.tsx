import Box from '@mui/material/Box';
import { alpha, type Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import { bedColumns, beds } from './data';

const tint = (color: 'success' | 'error') => (theme: Theme) => ({
  bgcolor: alpha(theme.palette[color].main, 0.18),
  '&:hover': { bgcolor: alpha(theme.palette[color].main, 0.28) },
});

const sx = {
  '& .bed-ripe': tint('success'),
  '& .bed-sick': tint('error'),
};

export default function StyleRows() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={beds}
        columns={bedColumns}
        getRowClassName={({ row }) => `bed-${row.state}`}
        sx={sx}
        hideFooter
      />
    </Box>
  );
}

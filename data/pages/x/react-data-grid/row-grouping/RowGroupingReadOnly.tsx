import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridRowGroupingModel } from '@mui/x-data-grid-premium';
import { saleColumns, sales } from './sales';

const byRegion: GridRowGroupingModel = ['region'];

const columns = saleColumns.map((column) => ({ ...column, groupable: false }));

export default function RowGroupingReadOnly() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPremium
        rows={sales}
        columns={columns}
        rowGroupingModel={byRegion}
        hideFooter
      />
    </Box>
  );
}

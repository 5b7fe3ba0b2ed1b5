import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridGroupNode } from '@mui/x-data-grid-pro';
import { placeColumns, placeSource } from './server';

const openBrno = ({ depth, groupingKey }: GridGroupNode) =>
  depth === 0 && groupingKey === 'Brno';

export default function ServerTreeExpansion() {
  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPro
        treeData
        columns={placeColumns}
        unstable_dataSource={placeSource}
        isGroupExpandedByDefault={openBrno}
        disableColumnFilter
        hideFooter
      />
    </Box>
  );
}

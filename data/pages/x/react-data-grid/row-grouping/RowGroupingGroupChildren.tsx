import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridRowParams } from '@mui/x-data-grid-premium';
import { saleColumns, sales } from './sales';

export default function RowGroupingGroupChildren() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Click a group.');

  const describe = ({ id }: GridRowParams) => {
    const node = apiRef.current.getRowNode(id);
    if (node?.type !== 'group') return;
    const ids = apiRef.current.getRowGroupChildren({
      groupId: id,
      applyFiltering: true,
      applySorting: true,
    });
    const [first] = ids.map((rowId) => apiRef.current.getRow(rowId).order);
    setMessage(`${node.groupingKey}: ${ids.length} orders, first ${first}.`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status">{message}</Typography>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={sales}
          columns={saleColumns}
          initialState={{ rowGrouping: { model: ['region', 'product'] } }}
          onRowClick={describe}
          hideFooter
        />
      </Box>
    </Box>
  );
}

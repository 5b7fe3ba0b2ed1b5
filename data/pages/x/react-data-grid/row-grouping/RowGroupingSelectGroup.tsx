import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridRowId } from '@mui/x-data-grid-premium';
import { saleColumns, sales } from './sales';

export default function RowGroupingSelectGroup() {
  const apiRef = useGridApiRef();
  const [selected, setSelected] = React.useState<GridRowId[]>([]);

  const rowsOf = (id: GridRowId) =>
    apiRef.current.getRowNode(id)?.type === 'group'
      ? apiRef.current.getRowGroupChildren({ groupId: id })
      : [id];
  const select = (ids: readonly GridRowId[]) =>
    setSelected([...new Set(ids.flatMap(rowsOf))]);

  return (
    <Box sx={{ height: 370, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={sales}
        columns={saleColumns}
        initialState={{ rowGrouping: { model: ['region'] } }}
        checkboxSelection
        disableRowSelectionOnClick
        rowSelectionModel={selected}
        onRowSelectionModelChange={select}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridInitialState, GridRowParams } from '@mui/x-data-grid-premium';
import { tripColumns, trips } from './trips';

const initialState: GridInitialState = {
  rowGrouping: { model: ['line'] },
};

export default function RowGroupingExpandOnRowClick() {
  const apiRef = useGridApiRef();

  const toggle = ({ id }: GridRowParams) => {
    const node = apiRef.current.getRowNode(id);
    if (node?.type === 'group')
      apiRef.current.setRowChildrenExpansion(id, !node.childrenExpanded);
  };

  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGridPremium
        apiRef={apiRef}
        rows={trips}
        columns={tripColumns}
        initialState={initialState}
        onRowClick={toggle}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilterModelSelector,
  GridFilterForm,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';

function OneFilter() {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const item = items[0] ?? { id: 1, field: 'tree', operator: 'contains' };
  return (
    <GridFilterForm
      item={item}
      hasMultipleFilters={false}
      applyFilterChanges={(changed) => apiRef.current.upsertFilterItem(changed)}
      applyMultiFilterOperatorChanges={() => {}}
      deleteFilter={(deleted) => apiRef.current.deleteFilterItem(deleted)}
    />
  );
}

export default function GridFilterFormExample() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={[{ id: 1, tree: 'Oak' }]}
        columns={[{ field: 'tree' }]}
        slots={{ filterPanel: OneFilter }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFilterPanel,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';

function NarrowPanel(
  props: NonNullable<GridSlotsComponentsProps['filterPanel']>,
) {
  return <GridFilterPanel {...props} sx={{ maxWidth: 320 }} />;
}

export default function GridFilterPanelExample() {
  return (
    <Box sx={{ height: 260, width: '100%' }}>
      <DataGrid
        rows={[{ id: 1, tree: 'Oak' }]}
        columns={[{ field: 'tree' }]}
        slots={{ filterPanel: NarrowPanel }}
      />
    </Box>
  );
}

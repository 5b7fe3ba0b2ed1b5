import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { taskColumns, tasks } from './data';

const columns: GridColDef[] = taskColumns.map((column) =>
  column.field === 'task' ? { ...column, disableReorder: true } : column,
);

export default function OrderingDisabled() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGridPro rows={tasks} columns={columns} hideFooter />
    </Box>
  );
}

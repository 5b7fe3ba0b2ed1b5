import Box from '@mui/material/Box';
import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { repairColumns, repairs } from './data';

const slotProps = {
  baseButton: { variant: 'outlined' },
  baseCheckbox: { color: 'success' },
  baseTooltip: { arrow: true, placement: 'top' },
  toolbar: { printOptions: { hideFooter: true } },
} as const;

export default function ComponentsBaseSlots() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={repairs}
        columns={repairColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={slotProps}
        checkboxSelection
        hideFooter
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
  GridToolbarFilterButton,
} from '@mui/x-data-grid';
import { shipmentColumns, shipments } from './data';

const exportProps = {
  csvOptions: { fileName: 'shipments-may' },
  printOptions: { hideFooter: true },
  slotProps: { button: { variant: 'outlined' as const } },
};

function ShipmentToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
      <Box sx={{ flexGrow: 1 }} />
      <GridToolbarExport {...exportProps} />
    </GridToolbarContainer>
  );
}

export default function ExportCustomToolbar() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={shipments}
        columns={shipmentColumns}
        slots={{ toolbar: ShipmentToolbar }}
        hideFooter
      />
    </Box>
  );
}

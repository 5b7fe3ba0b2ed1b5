import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridPrintExportOptions,
  useGridApiRef,
} from '@mui/x-data-grid';
import { shipmentColumns, shipments } from './data';

const options: GridPrintExportOptions = {
  fileName: 'Delivery list',
  fields: ['id', 'client', 'port'],
  hideFooter: true,
  pageStyle:
    '@page { margin: 15mm } .MuiDataGrid-root { border-color: #000; color: #000 }',
};

export default function ExportPrintApi() {
  const apiRef = useGridApiRef();
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => apiRef.current.exportDataAsPrint(options)}>
        Print the delivery list
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid apiRef={apiRef} rows={shipments} columns={shipmentColumns} />
      </Box>
    </Box>
  );
}

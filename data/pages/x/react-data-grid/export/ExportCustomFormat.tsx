import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridCsvExportMenuItem,
  type GridExportMenuItemProps,
  GridToolbarContainer,
  GridToolbarExportContainer,
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import { shipmentColumns, shipments } from './data';

function download(text: string, type: string, fileName: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}

function JsonExportMenuItem({
  hideMenu,
  ...item
}: GridExportMenuItemProps<{}>) {
  const apiRef = useGridApiContext();
  const handleClick = () => {
    const ids = gridFilteredSortedRowIdsSelector(apiRef);
    const rows = ids.map((id) => apiRef.current.getRow(id));
    const json = JSON.stringify(rows, null, 2);
    download(json, 'application/json', 'shipments.json');
    hideMenu?.();
  };
  return (
    <MenuItem {...item} onClick={handleClick}>
      Download as JSON
    </MenuItem>
  );
}

function JsonToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarExportContainer>
        <GridCsvExportMenuItem />
        <JsonExportMenuItem />
      </GridToolbarExportContainer>
    </GridToolbarContainer>
  );
}

export default function ExportCustomFormat() {
  return (
    <Box sx={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={shipments}
        columns={shipmentColumns}
        slots={{ toolbar: JsonToolbar }}
        hideFooter
      />
    </Box>
  );
}

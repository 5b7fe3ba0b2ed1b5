import Box from '@mui/material/Box';
import { DataGrid, type GridEventListener } from '@mui/x-data-grid';
import { instrumentColumns, instruments } from './data';

const needCtrl: GridEventListener<'cellDoubleClick'> = (_, event) => {
  if (!event.ctrlKey && !event.metaKey) {
    event.defaultMuiPrevented = true;
  }
};

export default function EventsPrevented() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={instruments}
        columns={instrumentColumns}
        onCellDoubleClick={needCtrl}
        hideFooter
      />
    </Box>
  );
}

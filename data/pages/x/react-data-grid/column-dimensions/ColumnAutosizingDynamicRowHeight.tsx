import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { parcels } from './data';

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Parcel' },
  { field: 'to', headerName: 'Destination' },
  { field: 'note', headerName: 'Note for the driver', maxWidth: 180 },
];

const autosizeOptions = { includeOutliers: true };

export default function ColumnAutosizingDynamicRowHeight() {
  return (
    <Box sx={{ height: 380, width: '100%' }}>
      <DataGrid
        rows={parcels}
        columns={columns}
        getRowHeight={() => 'auto'}
        autosizeOnMount
        autosizeOptions={autosizeOptions}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1 } }}
        hideFooter
      />
    </Box>
  );
}

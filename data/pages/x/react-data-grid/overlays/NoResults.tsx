import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import { parcelColumns, parcels } from './data';

const initialState = {
  filter: {
    filterModel: {
      items: [{ field: 'shelf', operator: 'equals', value: 'D9' }],
    },
  },
};

export default function NoResults() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={parcels}
        columns={parcelColumns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}

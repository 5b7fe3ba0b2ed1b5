import Box from '@mui/material/Box';
import { DataGrid, type GridInitialState } from '@mui/x-data-grid';
import { walkColumns, walks } from './data';

const initialState: GridInitialState = {
  sorting: { sortModel: [{ field: 'km', sort: 'asc' }] },
};

export default function SortingInitial() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={walks}
        columns={walkColumns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}

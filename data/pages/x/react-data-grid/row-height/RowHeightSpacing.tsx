import Box from '@mui/material/Box';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridRowSpacingParams,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, train: 'IC 704', to: 'Geneva', track: 3 },
  { id: 2, train: 'RE 12', to: 'Chur', track: 7 },
  { id: 3, train: 'S 8', to: 'Winterthur', track: 21 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'train', headerName: 'Train' },
  { field: 'to', headerName: 'To', minWidth: 120, flex: 1 },
  { field: 'track', headerName: 'Track', type: 'number' },
];

const getRowSpacing = (params: GridRowSpacingParams) => ({
  top: params.isFirstVisible ? 8 : 4,
  bottom: params.isLastVisible ? 8 : 4,
});

export default function RowHeightSpacing() {
  return (
    <Box sx={{ height: 254, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        getRowSpacing={getRowSpacing}
        sx={{ [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </Box>
  );
}

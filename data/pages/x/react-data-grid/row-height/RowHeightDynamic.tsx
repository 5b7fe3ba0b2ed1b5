import Box from '@mui/material/Box';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { type Review, reviews } from './data';

const columns: GridColDef<Review>[] = [
  { field: 'guest', headerName: 'Guest', width: 90 },
  { field: 'stars', headerName: 'Stars', type: 'number', width: 80 },
  { field: 'text', headerName: 'Review', minWidth: 180, flex: 1 },
];

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 80;

export default function RowHeightDynamic() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGrid
        rows={reviews}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
        hideFooter
      />
    </Box>
  );
}

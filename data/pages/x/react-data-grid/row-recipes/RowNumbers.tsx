import Box from '@mui/material/Box';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  type GridColDef,
  type GridRowId,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { type Hut, huts } from './data';

function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridExpandedSortedRowIdsSelector);

  return ids.indexOf(id) + 1;
}

const columns: GridColDef<Hut>[] = [
  {
    field: 'number',
    headerName: 'No.',
    width: 70,
    sortable: false,
    filterable: false,
    disableExport: true,
    renderCell: ({ id }) => <RowNumber id={id} />,
  },
  { field: 'hut', headerName: 'Hut', minWidth: 120, flex: 1 },
  { field: 'meters', headerName: 'Meters', type: 'number', width: 130 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 80 },
];

export default function RowNumbers() {
  return (
    <Box sx={{ height: 214, width: '100%' }}>
      <DataGrid rows={huts} columns={columns} hideFooter />
    </Box>
  );
}

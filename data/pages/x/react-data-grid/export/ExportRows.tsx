import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  gridFilteredSortedRowIdsSelector,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import { shipmentColumns, shipments } from './data';

const choices = [
  { label: 'All rows', select: gridSortedRowIdsSelector },
  { label: 'Filtered rows', select: gridFilteredSortedRowIdsSelector },
  { label: 'This page', select: gridPaginatedVisibleSortedGridRowIdsSelector },
];

function RowsToolbar() {
  const apiRef = useGridApiContext();
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
      {choices.map(({ label, select }) => (
        <Button
          key={label}
          size="small"
          onClick={() =>
            apiRef.current.exportDataAsCsv({
              fileName: label,
              getRowsToExport: () => select(apiRef),
            })
          }
        >
          {label}
        </Button>
      ))}
    </GridToolbarContainer>
  );
}

const initialState = {
  filter: {
    filterModel: { items: [{ field: 'kg', operator: '>', value: '500' }] },
  },
  pagination: { paginationModel: { pageSize: 3 } },
};

export default function ExportRows() {
  return (
    <Box sx={{ height: 330, width: '100%' }}>
      <DataGrid
        rows={shipments}
        columns={shipmentColumns}
        slots={{ toolbar: RowsToolbar }}
        initialState={initialState}
        pageSizeOptions={[3]}
      />
    </Box>
  );
}

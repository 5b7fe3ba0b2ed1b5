import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid';
import { photoColumns, photos } from './data';

// No sorting, filters, hiding or menu by hand.
const columns: GridColDef[] = photoColumns.map((column) => ({
  ...column,
  sortable: false,
  filterable: false,
  hideable: false,
  disableColumnMenu: true,
}));

export default function ApiDisabledFeatures() {
  const apiRef = useGridApiRef();

  const rank = () => apiRef.current.sortColumn('votes', 'desc');
  const hideAuthors = () => apiRef.current.setColumnVisibility('author', false);
  const shortlist = () =>
    apiRef.current.setFilterModel({
      items: [{ field: 'votes', operator: '>', value: 50 }],
    });
  const reset = () => {
    apiRef.current.setSortModel([]);
    apiRef.current.setFilterModel({ items: [] });
    apiRef.current.setColumnVisibilityModel({});
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button onClick={hideAuthors}>Hide authors</Button>
        <Button onClick={shortlist}>Over 50 votes</Button>
        <Button onClick={rank}>Rank</Button>
        <Button onClick={reset}>Reset</Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid apiRef={apiRef} rows={photos} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}

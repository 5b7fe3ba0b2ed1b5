import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type GridInitialState,
  useGridApiRef,
} from '@mui/x-data-grid';
import { bedColumns, beds } from './data';

export default function StateRestoreApiRef() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState<GridInitialState[]>([]);

  const save = () => setViews([...views, apiRef.current.exportState()]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button onClick={save} disabled={views.length === 4}>
          Save this view
        </Button>
        {views.map((view, index) => (
          <Button
            key={JSON.stringify([index, view])}
            variant="outlined"
            onClick={() => apiRef.current.restoreState(view)}
          >
            View {index + 1}
          </Button>
        ))}
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGrid apiRef={apiRef} rows={beds} columns={bedColumns} hideFooter />
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { walkColumns, walks } from './data';

export default function SortingApi() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const sortByClimb = () => apiRef.current.sortColumn('climb', 'desc');
  const reset = () => apiRef.current.setSortModel([]);
  const tell = () => {
    const [first] = apiRef.current.getSortedRows();
    setMessage(`At the top: ${first.walk}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" flexWrap="wrap" useFlexGap spacing={1}>
        <Button onClick={sortByClimb}>Most climbing</Button>
        <Button onClick={reset}>Unsorted</Button>
        <Button onClick={tell}>What is at the top?</Button>
      </Stack>
      <Typography role="status">{message || ' '}</Typography>
      <Box sx={{ height: 320 }}>
        <DataGrid
          apiRef={apiRef}
          rows={walks}
          columns={walkColumns}
          hideFooter
        />
      </Box>
    </Box>
  );
}

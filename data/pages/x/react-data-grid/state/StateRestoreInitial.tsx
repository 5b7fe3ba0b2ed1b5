import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridToolbar,
  type GridInitialState,
  useGridApiRef,
} from '@mui/x-data-grid';
import { bedColumns, beds } from './data';

export default function StateRestoreInitial() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<GridInitialState>();
  const [copies, setCopies] = React.useState(0);

  const replace = () => {
    setSaved(apiRef.current.exportState());
    setCopies(copies + 1);
  };

  // A new key unmounts the grid and mounts another one.
  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={replace}>Replace the grid by a copy</Button>
      <Box sx={{ height: 370 }}>
        <DataGrid
          key={copies}
          apiRef={apiRef}
          rows={beds}
          columns={bedColumns}
          initialState={saved}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { printOptions: { hideFooter: true } } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}

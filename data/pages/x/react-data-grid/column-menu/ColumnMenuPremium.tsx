import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import { bookColumns, books } from './data';

const initialState = {
  pinnedColumns: { left: ['title'] },
  aggregation: { model: { loans: 'sum' } },
};

export default function ColumnMenuPremium() {
  const apiRef = useGridApiRef();
  const toggle = (event: React.MouseEvent) => {
    event.stopPropagation();
    apiRef.current.toggleColumnMenu('loans');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={toggle}>Menu of Loans</Button>
      <Box sx={{ height: 400 }}>
        <DataGridPremium
          apiRef={apiRef}
          rows={books}
          columns={bookColumns}
          initialState={initialState}
          hideFooter
        />
      </Box>
    </Box>
  );
}

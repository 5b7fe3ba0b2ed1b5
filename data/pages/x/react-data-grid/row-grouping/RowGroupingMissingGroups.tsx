import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, tour: 'Old harbour', guide: 'Portuguese', guests: 12 },
  { id: 2, tour: 'Cathedral', guide: 'English', guests: 20 },
  { id: 3, tour: 'Night walk', guide: null, guests: 8 },
  { id: 4, tour: 'Market hall', guide: 'English', guests: 15 },
  { id: 5, tour: 'Tram museum', guide: null, guests: 6 },
];

const tour: GridColDef = { field: 'tour', headerName: 'Tour', width: 130 };
const guests: GridColDef = {
  field: 'guests',
  headerName: 'Guests',
  type: 'number',
};
const guide: GridColDef = {
  field: 'guide',
  headerName: 'Language',
  width: 130,
};

const plain = [tour, guide, guests];
const gathered: GridColDef[] = [
  tour,
  { ...guide, groupingValueGetter: (value) => value ?? 'No guide' },
  guests,
];

export default function RowGroupingMissingGroups() {
  const [gather, setGather] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ ml: 0 }}
        label="A group for tours without a guide"
        control={<Switch checked={gather} />}
        onChange={(_, checked) => setGather(checked)}
      />
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          rows={rows}
          columns={gather ? gathered : plain}
          initialState={{ rowGrouping: { model: ['guide'] } }}
          hideFooter
        />
      </Box>
    </Box>
  );
}

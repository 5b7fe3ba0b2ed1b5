import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import type { Criterion } from './server';
import { fetchBookings } from './server';

const columns: GridColDef[] = [
  { field: 'nights', headerName: 'Nights', type: 'number', width: 90 },
];

const groupingColDef = { headerName: 'Bookings', width: 200 };

export default function ServerRowGroupingToday() {
  const [criteria, setCriteria] = React.useState<Criterion[]>(['country']);
  const source = React.useMemo<GridDataSource>(
    () => ({
      getRows: (params) => fetchBookings(criteria, params),
      getGroupKey: ({ name }) => name,
      getChildrenCount: ({ children }) => children,
    }),
    [criteria],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        aria-label="Group by"
        value={criteria}
        onChange={(_, next: Criterion[]) => setCriteria(next)}
        sx={{ mb: 2 }}
      >
        <ToggleButton value="country">Country</ToggleButton>
        <ToggleButton value="size">Room</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 370 }}>
        <DataGridPro
          treeData
          columns={columns}
          unstable_dataSource={source}
          groupingColDef={groupingColDef}
          disableColumnFilter
          disableColumnSorting
          hideFooter
        />
      </Box>
    </Box>
  );
}

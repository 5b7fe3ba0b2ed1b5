import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, month: 'January', sold: 310, returned: 14 },
  { id: 2, month: 'February', sold: 284, returned: 9 },
  { id: 3, month: 'March', sold: 402, returned: 22 },
];

const baseColumns: GridColDef[] = [
  { field: 'month', headerName: 'Month', minWidth: 110, flex: 1 },
  { field: 'sold', headerName: 'Sold', type: 'number' },
];
const returned: GridColDef = {
  field: 'returned',
  headerName: 'Returned',
  type: 'number',
};

export default function ColumnsDynamic() {
  const [detailed, setDetailed] = React.useState(false);
  const columns = React.useMemo(
    () => (detailed ? [...baseColumns, returned] : baseColumns),
    [detailed],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => setDetailed(checked)} />}
        label="With returns"
      />
      <Box sx={{ height: 220 }}>
        <DataGrid rows={rows} columns={columns} hideFooter />
      </Box>
    </Box>
  );
}

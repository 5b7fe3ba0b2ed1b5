import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

const site = (id: string, kwh: number[]) => ({
  id,
  ...Object.fromEntries(months.map((month, index) => [month, kwh[index]])),
  sum: kwh.reduce((total, value) => total + value),
});

const rows = [
  site('Bakery', [820, 790, 805, 760, 742, 731]),
  site('Cold store', [1410, 1385, 1460, 1522, 1610, 1745]),
  site('Garage', [365, 340, 310, 254, 221, 208]),
  site('Office', [530, 498, 470, 402, 377, 391]),
  site('Shop', [640, 615, 622, 570, 561, 588]),
];

const total = site('All sites', [3765, 3628, 3667, 3508, 3511, 3663]);

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Site', width: 110 },
  ...months.map((field): GridColDef => ({ field, type: 'number', width: 90 })),
  { field: 'sum', headerName: 'kWh', type: 'number', width: 90 },
];

const pinnedColumns = { left: ['id'], right: ['sum'] };
const pinnedRows = { bottom: [total] };

export default function DataGridOverviewPro() {
  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <DataGridPro
        rows={rows}
        columns={columns}
        pinnedColumns={pinnedColumns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}

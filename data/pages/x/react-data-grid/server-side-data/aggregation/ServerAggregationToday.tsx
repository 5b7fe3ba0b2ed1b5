import * as React from 'react';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  getGridSingleSelectOperators,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';

const invoices = Array.from({ length: 64 }, (_, index) => ({
  id: index + 1,
  number: `2024-${101 + index}`,
  status: index % 3 === 0 ? 'Open' : 'Paid',
  amount: 40 + ((index * 173) % 900),
}));

// The server of this demo knows one filter: status is …
const filterOperators = getGridSingleSelectOperators().slice(0, 1);

const columns: GridColDef[] = [
  { field: 'number', headerName: 'Invoice', width: 120, filterable: false },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Paid'],
    filterOperators,
  },
  {
    field: 'amount',
    headerName: 'Amount, €',
    type: 'number',
    width: 120,
    filterable: false,
  },
];

// Stands for your server: one page, and the sum of all pages.
async function fetchInvoices(start: number, end: number, status?: string) {
  await new Promise((resolve) => setTimeout(resolve, 400));
  const found = invoices.filter((row) => !status || row.status === status);
  return {
    rows: found.slice(start, end + 1),
    rowCount: found.length,
    sum: found.reduce((sum, { amount }) => sum + amount, 0),
  };
}

export default function ServerAggregationToday() {
  const [sum, setSum] = React.useState<number>();
  const source = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ start, end, filterModel }) => {
        const status = filterModel.items[0]?.value;
        const answer = await fetchInvoices(Number(start), end, status);
        setSum(answer.sum);
        return answer;
      },
    }),
    [],
  );
  const pinnedRows = React.useMemo(
    () => ({ bottom: [{ id: 'total', number: 'All pages', amount: sum }] }),
    [sum],
  );

  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPro
        columns={columns}
        disableColumnSorting
        unstable_dataSource={source}
        unstable_dataSourceCache={null}
        pinnedRows={pinnedRows}
        pagination
        pageSizeOptions={[5, 10]}
        initialState={{
          pagination: {
            paginationModel: { page: 0, pageSize: 5 },
            rowCount: 0,
          },
        }}
      />
    </Box>
  );
}
